import type { ReactNode } from 'react'
import { Show, WithRecord } from 'react-admin'

/** Asked for by itself: what the list knows of a row may be less. */
const whole = { meta: { whole: true } }

/** The page of one row, as the server gives it. */
export const Sheet = <T extends object>({ children }: { children: (row: T) => ReactNode }) => (
  <Show actions={false} component="div" queryOptions={whole}>
    <WithRecord render={(row) => <>{children(row as unknown as T)}</>} />
  </Show>
)
