import { parseArgs } from 'node:util'
import { openCallStage } from './call-stage.ts'
import { runChaos } from './chaos.ts'
import { type Family, families } from './faults.ts'
import { points, runKillPoints } from './kill-points.ts'
import { Random } from './random.ts'
import { openRelays } from './relays.ts'
import { runSoak, SHORTEST_MINUTES } from './soak.ts'
import { openChatStage } from './stage.ts'

const SHOWN = 100
const { values } = parseArgs({
  options: {
    faults: { type: 'string' },
    seed: { type: 'string' },
    calls: { type: 'boolean' },
    payments: { type: 'boolean' },
    from: { type: 'string' },
    soak: { type: 'boolean' },
    minutes: { type: 'string' },
  },
})
const faults = Number(values.faults ?? 200)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const from = (values.from ?? Object.keys(families).join()).split(',')
const isFamily = (name: string): name is Family => name in families
const say = (line: string): void => void process.stdout.write(`${line}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const started = performance.now()
const { violations, figures } = await (values.soak ? soak() : values.payments ? killPayments() : strike())
for (const violation of violations.slice(0, SHOWN)) say(`✗ ${violation}`)
say(`${Math.round((performance.now() - started) / 1000)} s: ${figures}`)
process.exit(violations.length === 0 ? 0 : 1)

/** Kills at each step of a payment, instead of at random. */
async function killPayments() {
  const violations = await runKillPoints(say)
  return { violations, figures: `${points.length} payments, one kill in each; ${violations.length} violations` }
}

/** An hour of much traffic, instead of faults. */
function soak() {
  const minutes = Number(values.minutes ?? 60)
  if (!(minutes >= SHORTEST_MINUTES)) throw new Error(`--minutes takes ${SHORTEST_MINUTES} or more`)
  say(`seed ${seed}, ${minutes} minutes`)
  return runSoak(minutes, new Random(seed), say)
}

async function strike() {
  if (!from.every(isFamily)) throw new Error(`--from takes ${Object.keys(families).join(', ')}`)
  say(`seed ${seed}, ${faults} faults of ${from.join(', ')}`)
  const random = new Random(seed)
  return runChaos(values.calls ? await openCallStage(random) : openChatStage({ relays: await openRelays() }), {
    faults,
    from,
    random,
    say,
  })
}
