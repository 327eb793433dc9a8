import { inEuros } from '../../../src/platform/i18n/french.ts'
import { Plot } from '../../../src/ui/plot/plot.tsx'
import { Part } from '../parts/facts.tsx'
import type { Figures } from './dashboard.tsx'
import { plots, words } from './words.ts'

type Day = Figures['brands'][number]['days'][number]

const short = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
/** Leaves fractional ticks of the axis unlabelled: these figures are whole numbers. */
const whole = (value: number) => (Number.isInteger(value) ? String(value) : '')
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
/** Short enough to fit beside a plot on a telephone. */
const minutes = (seconds: number) => `${number.format(seconds / 60)}\u00a0min`
const inSeconds = (value: number) => `${Math.round(value)}\u00a0s`

export const formats: Readonly<Record<keyof typeof plots, (value: number) => string>> = {
  consultations: whole,
  seconds: minutes,
  revenue: inEuros,
  wait: inSeconds,
  misses: whole,
  drops: whole,
}
export const names = Object.keys(formats) as (keyof typeof plots)[]

/** Days without a value, such as the waiting time when nobody waited, have no point. */
const pointsOf = (days: readonly Day[], name: keyof typeof plots) =>
  days.flatMap(({ day, [name]: value }) => (value === null ? [] : { label: short.format(new Date(day)), value }))

/** Daily figures, one plot each, with a table of its values. */
export const Plots = ({ of }: { of: readonly Day[] }) => (
  <div className="plots">
    {names.map((name) => (
      <Part key={name}>
        <Plot
          kind={name === 'wait' ? 'line' : 'bar'}
          title={plots[name]}
          columns={[words.day, plots[name]]}
          points={pointsOf(of, name)}
          format={formats[name]}
        />
      </Part>
    ))}
  </div>
)
