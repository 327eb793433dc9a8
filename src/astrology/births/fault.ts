/** The faults of a birth or of chart options, and the field of the call that each belongs to. */
export const FAULT_FIELDS = {
  /** Not a day of the calendar, or not written YYYY-MM-DD. */
  dateInvalid: 'birthDate',
  /** Before 1800 or after 2200. */
  dateOutOfRange: 'birthDate',
  /** Not written HH:MM or HH:MM:SS, or 24:00. */
  timeInvalid: 'birthTime',
  /** Clocks were put back that night: this time occurred twice. Has choices. */
  timeComesTwice: 'birthTime',
  /** Clocks were put forward: this time never occurred. Has choices. */
  timeSkipped: 'birthTime',
  /** Two times were used in this part of the country, and the place does not decide between them. Has choices. */
  timeDivided: 'birthTime',
  /** Not a number from -90 to 90. */
  latitudeInvalid: 'latitude',
  /** Not a number from -180 to 180. */
  longitudeInvalid: 'longitude',
  timeZoneUnknown: 'timeZone',
  /** Not written +HH:MM or +HH:MM:SS, or 16 hours or more. */
  utcOffsetInvalid: 'utcOffset',
  houseSystemUnknown: 'houseSystem',
} as const

export type ChartFaultKind = keyof typeof FAULT_FIELDS
export type ChartField = (typeof FAULT_FIELDS)[ChartFaultKind]

/** A possible reading of the clock: sent as `utcOffset` with the same birth, it settles the question. */
export type ClockChoice = { readonly utcOffset: string; readonly instant: string }

export class ChartFault extends Error {
  readonly kind: ChartFaultKind
  readonly field: ChartField
  /** Only if one of several times must be chosen; the earlier instant first. */
  readonly choices: readonly ClockChoice[]

  constructor(kind: ChartFaultKind, choices: readonly ClockChoice[] = []) {
    super(kind)
    this.kind = kind
    this.field = FAULT_FIELDS[kind]
    this.choices = choices
  }
}
