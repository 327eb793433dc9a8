import InvoiceIcon from '@mui/icons-material/Description'
import Button from '@mui/material/Button'
import { DateInput, type HttpError, Link, NumberInput, SelectInput, useNotify, useRecordContext } from 'react-admin'
import type { accountingContract } from '../../../src/features/money/accounting/contract.server.ts'
import type { InvoiceRow } from '../../../src/features/money/accounting/invoices/invoices.resource.server.ts'
import { inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { takeFile } from '../file.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const kinds = { invoice: 'facture', 'credit-note': 'avoir' }

const words = {
  name: 'Facture |||| Factures et avoirs',
  fields: {
    id: 'Opération du grand livre',
    kind: 'Nature',
    number: 'N°',
    issuedAt: 'Émis le',
    orderId: 'N° d’achat',
    clientId: 'N° du client',
    amount: 'Toutes taxes comprises',
    vatPercent: 'Taux (%)',
    vat: 'TVA',
    issuedFrom: 'Émis depuis le',
    issuedTo: 'Émis jusqu’au',
  },
  values: { kind: kinds },
}
const { fields } = words

const InvoiceList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <SelectInput key="kind" source="kind" choices={choicesOf(kinds)} alwaysOn />,
      <NumberInput key="orderId" source="orderId" alwaysOn />,
      <DateInput key="from" source="issuedFrom" />,
      <DateInput key="to" source="issuedTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <ChoiceColumn source="kind" />
    <TextColumn source="number" />
    <MomentColumn source="issuedAt" sortable />
    <TextColumn source="orderId" />
    <EurosColumn source="amount" />
    <EurosColumn source="vat" />
  </Listing>
)

const DOWNLOAD = 'Télécharger le PDF'

function Paper({ id }: { id: number }) {
  const notify = useNotify()
  const take = () =>
    takeFile<(typeof accountingContract)['takeInvoice']>('POST', '/api/admin/invoices/:id/paper', {
      params: { id },
    }).catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))
  return (
    <p className="acts">
      <Button variant="outlined" onClick={() => void take()}>
        {DOWNLOAD}
      </Button>
    </p>
  )
}

const nameOf = ({ kind, number }: InvoiceRow) => `${kind === 'invoice' ? 'Facture' : 'Avoir'} n°\u00a0${number}`

/** Not every row is what the resource is called after. */
function InvoiceTitle() {
  const row = useRecordContext<InvoiceRow>()
  return row ? nameOf(row) : null
}

const InvoicePage = () => (
  <Sheet<InvoiceRow> title={<InvoiceTitle />}>
    {(row) => (
      <Part title={nameOf(row)}>
        <Facts
          of={{
            [fields.issuedAt]: inDayAndHour(row.issuedAt),
            [fields.orderId]: <Link to={`/payments/${row.orderId}/show`}>n°&nbsp;{row.orderId}</Link>,
            [fields.clientId]: <Link to={`/clients/${row.clientId}/show`}>n°&nbsp;{row.clientId}</Link>,
            [fields.amount]: inEuros(row.amount),
            [fields.vatPercent]: row.vatPercent,
            [fields.vat]: inEuros(row.vat),
          }}
        />
        <Paper id={row.id} />
      </Part>
    )}
  </Sheet>
)

export const invoices: Area = {
  name: 'invoices',
  can: 'money.read',
  icon: InvoiceIcon,
  words,
  list: InvoiceList,
  show: InvoicePage,
  recordRepresentation: nameOf,
}
