import { itemAt, lastOf } from '../../platform/needed/needed.ts'

export interface PlotScale {
  low: number
  high: number
  /** From low to high, evenly spaced. */
  ticks: readonly number[]
}

const PARTS = 4

/** Round bounds and steps around values; with `fromZero` the range includes zero, as the length of bars requires. */
export function plotScale(values: readonly number[], fromZero: boolean): PlotScale {
  if (!values.every(Number.isFinite)) throw new Error('a plot needs finite values')
  const shown = fromZero || values.length === 0 ? [...values, 0] : values
  const least = Math.min(...shown)
  const most = Math.max(...shown)
  const step = roundStep((most - least || Math.abs(most) || 1) / PARTS)
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => exact((first + place) * step))
  return { low: itemAt(ticks, 0), high: lastOf(ticks), ticks }
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const times = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10
  return times * power
}

/** Removes the rounding errors of binary fractions. */
const exact = (value: number): number => Number(value.toPrecision(12))

/** The position of a value between 0 (low) and 1 (high). */
export const heightOf = (value: number, { low, high }: PlotScale): number => (value - low) / (high - low)
