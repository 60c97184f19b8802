import { expect, test } from 'vitest';
import { createPorts, port, portList } from './port.ts';

const greeting = port('greeting', 'nobody is there');

test('a port says what it was filled with, in its own application alone', () => {
  const [ports, others] = [createPorts(), createPorts()];
  expect(ports.read(greeting)).toBe('nobody is there');
  ports.fill(greeting, 'good day');
  expect(ports.read(greeting)).toBe('good day');
  expect(others.read(greeting)).toBe('nobody is there');
});

test('a port is filled once, and another of the same name is another', () => {
  const ports = createPorts();
  ports.fill(greeting, 'good day');
  expect(() => ports.fill(greeting, 'good night')).toThrow('greeting is filled once');
  expect(ports.read(greeting)).toBe('good day');
  expect(ports.read(port('greeting', 0))).toBe(0);
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
