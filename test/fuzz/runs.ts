import { appendFileSync } from 'node:fs'
import { callGroups } from '../../src/api.ts'

/** Kinds of input besides the calls: frames, webhooks, files, and the flows that have a file of their own. */
const OTHERS = 40
const kinds = callGroups.flatMap((group) => Object.keys(group.contract)).length + OTHERS

/** Each test of inputs makes so many; `npm run fuzz -- --inputs` deals its number to all kinds. */
export const runsOf = (usual: number): number =>
  process.env.FUZZ_INPUTS ? Math.ceil(Number(process.env.FUZZ_INPUTS) / kinds) : usual

export const seedOf = (usual: number): number => Number(process.env.FUZZ_SEED ?? usual)

/** Tells `npm run fuzz` what was given, and how it was answered. */
export function tell(kind: string, answers: readonly number[]): void {
  const { FUZZ_TOLD } = process.env
  if (!FUZZ_TOLD) return
  const faults = answers.filter((status) => status >= 500).length
  appendFileSync(FUZZ_TOLD, `${JSON.stringify({ kind, inputs: answers.length, faults })}\n`)
}
