import { appendFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { callGroups } from '../src/api.ts'
import { errors } from '../src/errors.ts'

/** Where `npm test` and `npm run refusals` want to be told what the calls refused; nothing is noted otherwise. */
const told = process.env.SEEN_REFUSALS

const calls = callGroups
  .flatMap((group) => Object.entries(group.contract))
  .map(([name, { method, path, refusals }]) => ({ name, method, path, refusals }))
if (told) writeFileSync(`${told}.calls`, JSON.stringify(calls))

const named = new Map<number, string>(Object.entries(errors).map(([name, { code }]) => [code, name]))
const addresses = calls
  .map(({ name, method, path }) => ({ name, method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  // A path without parameters before one that would take its last part for a parameter.
  .sort((a, b) => Number(a.path.source.includes('[^/]+')) - Number(b.path.source.includes('[^/]+')))

/** The fuzz test asks for anything and expects no refusal in particular: what it meets proves nothing. */
const isExpected = (): boolean => !expect.getState().testPath?.includes('/test/fuzz/')

/** Notes which call answered which refusal. */
export function noteRefusal(method: string, address: string, answer: unknown): void {
  const code = (answer as { api?: { error?: { code: number } } } | undefined)?.api?.error?.code
  if (told === undefined || code === undefined || !isExpected()) return
  const path = address.replace(/\?.*/, '')
  const call = addresses.find((one) => one.method === method && one.path.test(path))
  if (call) appendFileSync(told, `${call.name} ${named.get(code)}\n`)
}
