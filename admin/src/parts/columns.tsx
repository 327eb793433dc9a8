import type { ReactNode } from 'react'
import { DataTable, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { inDayAndHour, inEuros, inMinutes } from '../../../src/platform/i18n/french.ts'

interface Given {
  source: string
}

/** The value of a field of the row at hand, said in French; nothing where there is none. */
function useSaid<T>(source: string, say: (value: T) => ReactNode): ReactNode {
  const value = useRecordContext()?.[source] as T | null | undefined
  return value === null || value === undefined ? null : say(value)
}

export const Moment = ({ source }: Given) => useSaid(source, inDayAndHour)
/** Integer cents. */
export const Euros = ({ source }: Given) => useSaid(source, inEuros)
/** Whole seconds. */
export const Time = ({ source }: Given) => useSaid(source, inMinutes)

/** Whatever it is, as it was written. */
export const Json = ({ source }: Given) => useSaid(source, (value) => <code>{JSON.stringify(value)}</code>)

/** A value of few, in the words of its area. */
export function Choice({ source }: Given) {
  const resource = useResourceContext()
  const translate = useTranslate()
  return useSaid(source, (value: string) => translate(`resources.${resource}.values.${source}.${value}`))
}

const column = (Said: (given: Given) => ReactNode, align: 'left' | 'right' = 'left', isSorted = true) => {
  const Column = ({ source, sortable = isSorted }: Given & { sortable?: boolean }) => (
    <DataTable.Col source={source} disableSort={!sortable} align={align}>
      <Said source={source} />
    </DataTable.Col>
  )
  return Column
}

/** Columns of a table; what the server does not sort by says so with `sortable={false}`. */
export const MomentColumn = column(Moment)
export const EurosColumn = column(Euros, 'right', false)
export const TimeColumn = column(Time, 'right', false)
export const ChoiceColumn = column(Choice, 'left', false)
export const TextColumn = ({ source, sortable = false }: Given & { sortable?: boolean }) => (
  <DataTable.Col source={source} disableSort={!sortable} />
)
