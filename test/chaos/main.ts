import { parseArgs } from 'node:util'
import { runChaos } from './chaos.ts'

const SHOWN = 100
const { values } = parseArgs({ options: { faults: { type: 'string' }, seed: { type: 'string' } } })
const faults = Number(values.faults ?? 200)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
say(`seed ${seed}, ${faults} faults`)
const started = performance.now()
const { violations, figures } = await runChaos({ faults, seed, say })
for (const violation of violations.slice(0, SHOWN)) say(`✗ ${violation}`)
say(`seed ${seed}, ${faults} faults in ${Math.round((performance.now() - started) / 1000)} s: ${figures}`)
process.exit(violations.length === 0 ? 0 : 1)
