import type { MouseEvent, ReactNode } from 'react'
import { DataTable, Link, useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { inDay, inDayAndHour, inEuros, inMinutes, inMonth } from '../../../src/platform/i18n/french.ts'

interface Given {
  source: string
}

/** Formats a field of the current row for display; nothing if it has no value. */
function useSaid<T>(source: string, say: (value: T) => ReactNode): ReactNode {
  const value = useRecordContext()?.[source] as T | null | undefined
  return value === null || value === undefined ? null : say(value)
}

/** A day alone, YYYY-MM-DD. */
const Day = ({ source }: Given) => useSaid(source, inDay)
const Moment = ({ source }: Given) =>
  useSaid<string>(source, (value) => <span className="instant">{inDayAndHour(value)}</span>)
/** YYYY-MM */
const Month = ({ source }: Given) =>
  useSaid<string>(source, (value) => <span className="instant">{inMonth(value)}</span>)
/** Integer cents. */
const Euros = ({ source }: Given) => useSaid(source, inEuros)
/** A whole number. */
const Count = ({ source }: Given) => useSaid(source, String)
/** Whole seconds. */
const Time = ({ source }: Given) => useSaid(source, inMinutes)

/** An enumerated value, with its label from the area. */
export function Choice({ source }: Given) {
  const resource = useResourceContext()
  const translate = useTranslate()
  return useSaid(source, (value: string) => translate(`resources.${resource}.values.${source}.${value}`))
}

/**
 * A real link to the row's page, for the keyboard, new tabs and screen readers: a click on the row works with a mouse
 * only.
 */
function Opening({ source }: Given) {
  const resource = useResourceContext()
  const id = useRecordContext()?.id
  const pathOf = useCreatePath()
  return useSaid(source, (value: string | number) => (
    <Link
      className="opening"
      to={pathOf({ resource, id, type: 'show' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {value}
    </Link>
  ))
}

interface ColumnProps extends Given {
  /** Whether the server can sort by this field. */
  sortable?: boolean
}

export const column = (Said: (given: Given) => ReactNode, align: 'left' | 'right' = 'left') => {
  const Column = ({ source, sortable = false }: ColumnProps) => (
    <DataTable.Col source={source} disableSort={!sortable} align={align}>
      <Said source={source} />
    </DataTable.Col>
  )
  return Column
}

export const DayColumn = column(Day)
export const MonthColumn = column(Month)
export const MomentColumn = column(Moment)
export const EurosColumn = column(Euros, 'right')
export const CountColumn = column(Count, 'right')
export const TimeColumn = column(Time, 'right')
export const ChoiceColumn = column(Choice)
export const OpeningColumn = column(Opening)
export const TextColumn = ({ source, sortable = false }: ColumnProps) => (
  <DataTable.Col source={source} disableSort={!sortable} />
)
