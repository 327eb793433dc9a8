import type { ReactElement, ReactNode } from 'react'
import { Show, WithRecord } from 'react-admin'

/** Always fetches the row: the list may know only some of its fields. */
const meta = { whole: true }
const AGAIN_MS = 1000

interface Props<T> {
  /** The title of the page, if not the resource’s name and the row’s label. */
  title?: ReactElement
  /** Whether the row changes without the person's doing: it is then read again every second. */
  isChanging?: (row: T) => boolean
  children: (row: T) => ReactNode
}

/** The page of one row, as the server returns it. */
export const Sheet = <T extends object>({ title, isChanging, children }: Props<T>) => (
  <Show
    title={title}
    actions={false}
    component="div"
    queryOptions={{
      meta,
      refetchInterval: ({ state: { data } }) => (data && isChanging?.(data as unknown as T) ? AGAIN_MS : false),
    }}
  >
    <WithRecord render={(row) => <>{children(row as unknown as T)}</>} />
  </Show>
)
