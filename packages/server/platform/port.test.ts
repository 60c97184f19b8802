import { expect, test } from 'vitest';
import { createPorts, optionalPort, port, portList, requireFilled } from './port.ts';

const greeting = port<string>('greeting');

test('a port answers as it was filled, in its own application alone', () => {
  const [ports, others] = [createPorts(), createPorts()];
  ports.fill(greeting, 'good day');
  expect(ports.read(greeting)).toBe('good day');
  expect(() => others.read(greeting)).toThrow('greeting is filled before it is read');
});

test('a port is filled once, and another of the same name is another', () => {
  const ports = createPorts();
  ports.fill(greeting, 'good day');
  expect(() => ports.fill(greeting, 'good night')).toThrow('greeting is filled once');
  expect(ports.read(greeting)).toBe('good day');
  expect(ports.read(optionalPort('greeting', 0))).toBe(0);
});

test('an optional port answers by default until it is filled', () => {
  const [ports, guests] = [createPorts(), optionalPort('guests', 0)];
  expect(ports.read(guests)).toBe(0);
  ports.fill(guests, 7);
  expect(ports.read(guests)).toBe(7);
});

test('an unfilled port is named with the feature that declares it', () => {
  const [ports, farewell] = [createPorts(), port<string>('farewell')];
  const features = [{ name: 'door', ports: [greeting, farewell] }, { name: 'wall' }];
  ports.fill(greeting, 'good day');
  expect(() => requireFilled(features, ports)).toThrow('farewell (of door)');
  ports.fill(farewell, 'goodbye');
  expect(() => requireFilled(features, ports)).not.toThrow();
});

test('a list has a part of each that gives one, in their order, and of its own application', () => {
  const guests = portList<string>('guests');
  const [ports, others] = [createPorts(), createPorts()];
  ports.add(guests, 'first');
  ports.add(guests, 'second');
  expect(ports.all(guests)).toEqual(['first', 'second']);
  expect(others.all(guests)).toEqual([]);
  expect(ports.all(portList('guests'))).toEqual([]);
});
