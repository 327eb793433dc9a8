import { appendFileSync } from 'node:fs'
import { callGroups } from '../../src/api.ts'

/** Kinds of input besides the calls: frames, webhooks, files, and the flows that have a file of their own. */
const OTHERS = 40
const kinds = callGroups.flatMap((group) => Object.keys(group.contract)).length + OTHERS

/** Each test of inputs makes so many; `npm run fuzz -- --inputs` deals its number to all kinds. */
export const runsOf = (usual: number): number =>
  process.env.FUZZ_INPUTS ? Math.ceil(Number(process.env.FUZZ_INPUTS) / kinds) : usual

export const seedOf = (usual: number): number => Number(process.env.FUZZ_SEED ?? usual)

/** Tells `npm run fuzz` how many inputs a test has sent, once each of them was answered as it must be. */
export function tell(kind: string, inputs: number): void {
  const { FUZZ_TOLD } = process.env
  if (FUZZ_TOLD) appendFileSync(FUZZ_TOLD, `${JSON.stringify({ kind, inputs })}\n`)
}
