import { vi } from 'vitest';

/** What a command wrote and its exit code. */
export type Said = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command of the operator in this process, with the variables of `env`. One at a time. */
export async function runInProcess(
  command: (typed: readonly string[]) => Promise<void>,
  typed: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Said> {
  let out = '';
  let err = '';
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void (out += `${line}\n`));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void (err += `${line}\n`));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    await command(typed);
    return { code: Number(process.exitCode), out, err };
  } finally {
    process.exitCode = exitCode;
    vi.unstubAllEnvs();
    log.mockRestore();
    error.mockRestore();
  }
}
