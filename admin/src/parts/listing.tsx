import type { ReactElement, ReactNode } from 'react'
import { DataTable, FilterButton, List, type SortPayload, TopToolbar } from 'react-admin'
import { ExportButton } from './export-button.tsx'

interface Props {
  /** The filters that the server offers. */
  filters?: ReactElement[]
  /** The initial filters. */
  narrowed?: Record<string, string>
  sort: SortPayload
  /** Further buttons beside the filters and the export. */
  actions?: ReactNode
  /** The columns; one of them is a link that opens the row from the keyboard as well. */
  children: ReactNode
}

/** The standard list: filters, sortable columns, pages and an export. */
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
