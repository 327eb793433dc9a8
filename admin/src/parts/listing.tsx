import type { ReactElement, ReactNode } from 'react'
import { DataTable, FilterButton, List, type SortPayload, TopToolbar } from 'react-admin'
import { ExportButton } from './export-button.tsx'

interface Props {
  /** What it may be narrowed by, as the server offers it. */
  filters?: ReactElement[]
  /** What it is narrowed by at first. */
  narrowed?: Record<string, string>
  sort: SortPayload
  /** Beside the filters and the export. */
  actions?: ReactNode
  /** Columns: one of them opens the row from the keyboard as well. */
  children: ReactNode
}

/** A list as all of them are: filters, columns that sort, pages, and the export. */
export const Listing = ({ filters, narrowed, sort, actions, children }: Props) => (
  <List
    filters={filters}
    filterDefaultValues={narrowed}
    sort={sort}
    perPage={25}
    exporter={false}
    empty={false}
    actions={
      <TopToolbar>
        {filters ? <FilterButton /> : null}
        {actions}
        <ExportButton />
      </TopToolbar>
    }
  >
    <div className="wide">
      <DataTable rowClick="show" bulkActionButtons={false}>
        {children}
      </DataTable>
    </div>
  </List>
)
