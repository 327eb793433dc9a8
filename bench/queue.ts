import { type Estimate, estimateWait, FEWEST } from '../src/features/consult/queue/estimate.ts'
import { Random } from '../test/chaos/random.ts'
import { figure, percentile } from './report.ts'

const WAITS = 4000
const PAST = 30
const SEED = 20_261_126
/** Of those before somebody, so many leave or let their turn pass. */
const GIVE_UP = 0.15
const HANDOVER = { least: 10, most: 90 }

/**
 * How true the announced waits are, on durations of the shape that consultations have: half of them shorter than ten
 * minutes, a few longer than an hour, some ended by their credit. Psychics differ from each other, as do the people
 * before: some of them give up, which an estimate can't know.
 */
export async function run(): Promise<void> {
  const random = new Random(SEED)
  const waits = Array.from({ length: WAITS }, () => oneWait(random))
  const told = waits.filter((one): one is Wait & { estimate: Estimate } => one.estimate !== null)
  const inside = told.filter(({ estimate, minutes }) => isInside(estimate, minutes))
  const bounded = told.filter(({ estimate }) => estimate.to !== null)
  figure('waits inside the announced range, share', inside.length / told.length, { atLeast: 0.75 })
  for (const ahead of [0, 1, 3]) {
    const of = told.filter((one) => one.ahead === ahead)
    const share = of.filter(({ estimate, minutes }) => isInside(estimate, minutes)).length / of.length
    figure(`the same with ${ahead} before`, share, { atLeast: 0.7 })
  }
  const errors = bounded.map(({ estimate, minutes }) => Math.abs(minutes - (estimate.from + (estimate.to ?? 0)) / 2))
  figure('median error of the middle of the range, minutes', percentile(errors, 0.5), { atMost: 10 })
  const widths = bounded.map(({ estimate }) => (estimate.to ?? 0) - estimate.from)
  figure('median width of the range, minutes', percentile(widths, 0.5), { atMost: 45 })
  figure('waits of which nothing is said, share', 1 - told.length / waits.length, { atMost: 0.25 })
}

interface Wait {
  ahead: number
  minutes: number
  estimate: Estimate | null
}

function oneWait(random: Random): Wait {
  const median = 60 * (6 + 8 * random.next())
  const durations = Array.from({ length: random.chance(0.1) ? FEWEST - 1 : PAST }, () => duration(random, median))
  const credit = duration(random, median) * (1 + 2 * random.next())
  const length = Math.min(duration(random, median), credit)
  const elapsed = length * random.next()
  const ahead = random.pick([0, 0, 0, 1, 1, 2, 3])
  const known = { elapsed, funded: credit - elapsed, ahead, delay: 0, durations }
  let seconds = length - elapsed + handover(random)
  for (let before = 0; before < ahead; before += 1) {
    seconds += random.chance(GIVE_UP) ? 60 : duration(random, median) + handover(random)
  }
  return { ahead, minutes: seconds / 60, estimate: estimateWait(known) }
}

/** Log-normal, between half a minute and an hour and a half. */
function duration(random: Random, median: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  return Math.min(5400, Math.max(30, median * Math.exp(0.8 * normal)))
}

const handover = (random: Random): number => HANDOVER.least + (HANDOVER.most - HANDOVER.least) * random.next()

const isInside = ({ from, to }: Estimate, minutes: number): boolean => minutes >= from && (to === null || minutes <= to)
