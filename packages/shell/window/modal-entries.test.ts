import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { addOpenModal, openModals } from '@fairlot/ui/open-modals';
import type { Navigation } from '../page/navigate.ts';
import { navigationOn } from './history-navigation.ts';
import type { RouterHistory } from './modal-entries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  openModals.set([]);
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A history of pages whose last one is shown, and the addresses that Back leads through. */
function start(...pages: string[]) {
  const history = createMemoryHistory({ initialEntries: pages });
  const navigation: Navigation = navigationOn(history as RouterHistory, () => undefined);
  const back = (): string => {
    history.back();
    vi.runAllTimers();
    return history.location.href;
  };
  return { history, navigation, back };
}

/** A modal that closes when it is told to, and says its name then. */
function open(name: string, closed: string[]): () => void {
  const remove = addOpenModal({
    close: () => {
      closed.push(name);
      remove();
    },
  });
  vi.runAllTimers();
  return () => {
    remove();
    vi.runAllTimers();
  };
}

test('closes nested modals one by one, and only then goes back', () => {
  const closed: string[] = [];
  const { back } = start('/', '/Bet/4');
  open('sheet', closed);
  open('question', closed);
  expect(back()).toBe('/Bet/4');
  expect(closed).toEqual(['question']);
  expect(back()).toBe('/Bet/4');
  expect(closed).toEqual(['question', 'sheet']);
  expect(back()).toBe('/');
});

test('takes the entry of a modal away that closes otherwise; Forward opens nothing', () => {
  const { history, back } = start('/', '/Bet/4');
  const close = open('sheet', []);
  expect(history.length).toBe(3);
  close();
  history.forward();
  vi.runAllTimers();
  expect(history.location.href).toBe('/Bet/4');
  expect(back()).toBe('/');
});

test('uses the entry again for a modal that opens as another closes', () => {
  const closed: string[] = [];
  const { history, back } = start('/', '/Bet/4');
  const remove = addOpenModal({ close: () => closed.push('slip') });
  remove();
  open('confirm', closed);
  expect(history.length).toBe(3);
  expect(back()).toBe('/Bet/4');
  expect(closed).toEqual(['confirm']);
  expect(back()).toBe('/');
});

test('keeps a modal open that has to be answered', () => {
  const { back } = start('/', '/Bet/4');
  const answered = addOpenModal({ close: () => undefined });
  vi.runAllTimers();
  expect([back(), back(), back()]).toEqual(['/Bet/4', '/Bet/4', '/Bet/4']);
  answered();
  vi.runAllTimers();
  expect(back()).toBe('/');
});

test('leaves no entry of a modal behind when a link leads out of it', () => {
  const { navigation, history, back } = start('/', '/Bet/4');
  const closeSheet = open('sheet', []);
  const closeQuestion = open('question', []);
  navigation.to('/Bet/5');
  closeQuestion();
  closeSheet();
  expect(history.location.href).toBe('/Bet/5');
  expect(back()).toBe('/Bet/4');
  expect(back()).toBe('/');
});

test('replaces the page below a modal', () => {
  const { navigation, history, back } = start('/', '/Bet/4');
  const close = open('sheet', []);
  navigation.to('/Login', { replace: true });
  close();
  expect(history.location.href).toBe('/Login');
  expect(back()).toBe('/');
});

test('makes one entry of two presses on a link', () => {
  const { navigation, history, back } = start('/');
  navigation.to('/Bet/4');
  navigation.to('/Bet/4');
  expect(history.length).toBe(2);
  expect(back()).toBe('/');
});

test('a window takes its entry away, and a menu that opened it leaves none', () => {
  const { navigation, history, back } = start('/', '/Bet/4');
  const closeMenu = open('menu', []);
  navigation.openWindow('BetRecord');
  closeMenu();
  expect(history.location.href).toBe('/Bet/4?w=BetRecord');
  navigation.openWindow('Logins');
  navigation.keepBelow('w');
  expect(history.location.href).toBe('/Bet/4?w=Logins');
  const closeQuestion = open('question', []);
  navigation.closeWindow();
  closeQuestion();
  navigation.closeWindow();
  expect(history.location.href).toBe('/Bet/4');
  expect(back()).toBe('/');
});

test('a window that was opened by its address closes onto its page', () => {
  const { navigation, history, back } = start('/Bet/4?w=Logins&a=1');
  navigation.keepBelow('w');
  navigation.keepBelow('w');
  expect(history.location.href).toBe('/Bet/4?w=Logins&a=1');
  expect(history.length).toBe(2);
  expect(back()).toBe('/Bet/4?a=1');
});

test('goes back from the entry of a modal that was open before a reload', () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  history.push('/', { modals: 1 });
  navigationOn(history as RouterHistory, () => undefined);
  vi.runAllTimers();
  expect(history.location.state).not.toHaveProperty('modals');
});
