import type { Body } from '../../../astrology/names.ts'

/** A part of the wheel that was pressed. */
export type Touched =
  | { kind: 'body'; id: Body }
  | { kind: 'aspect'; from: Body; to: Body }
  | { kind: 'house'; house: number }

/** The place in the page that says more of a part of the wheel. */
export function touchedId(touched: Touched): string {
  switch (touched.kind) {
    case 'body':
      return touched.id
    case 'aspect':
      return `${touched.from}-${touched.to}`
    case 'house':
      return `house-${touched.house}`
  }
}
