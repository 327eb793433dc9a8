import LedgerIcon from '@mui/icons-material/AccountBalance'
import { Link, NumberInput, useRecordContext } from 'react-admin'
import type { EntryRow } from '../../../src/features/money/wallet/entries.resource.server.ts'
import type { OpenedEntry } from '../../../src/features/money/wallet/open-entry.server.ts'
import { texts } from '../../../src/features/money/wallet/texts.ts'
import { inDayAndHour, inEuros, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, column, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { wordsOf } from '../words.ts'

const kinds = wordsOf(texts, 'kind.')
const accounts = wordsOf(texts, 'account.')

const words = {
  name: 'Mouvement |||| Mouvements',
  fields: {
    id: 'N°',
    postedAt: 'Quand',
    transactionId: 'N° de l’opération',
    kind: 'Opération',
    reference: 'Pour',
    accountId: 'N° du compte',
    account: 'Compte',
    ownerId: 'N° du titulaire',
    unit: 'Unité',
    amount: 'Montant',
    balanceAfter: 'Solde après',
    consultationId: 'N° de la consultation',
    paymentId: 'N° du paiement',
    clientId: 'N° du client',
  },
  values: { account: accounts, unit: { cent: 'centimes', second: 'secondes', point: 'points' } },
}
const { fields } = words

/** Cents, seconds or points; negative for what leaves an account. */
const inUnit = (amount: number, unit: EntryRow['unit']): string =>
  unit === 'point'
    ? String(amount)
    : unit === 'cent'
      ? inEuros(amount)
      : `${amount < 0 ? '-' : ''}${inMinutes(Math.abs(amount))}`

const AmountColumn = column(function Amount({ source }) {
  const row = useRecordContext<EntryRow>()
  return row ? inUnit(row[source as 'amount'], row.unit) : null
}, 'right')

const KindColumn = column(function Kind({ source }) {
  const kind = useRecordContext()?.[source] as string | undefined
  return kind ? (kinds[kind] ?? kinds.other) : null
})

const EntryList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <NumberInput key="clientId" source="clientId" alwaysOn />,
      <NumberInput key="consultationId" source="consultationId" alwaysOn />,
      <NumberInput key="paymentId" source="paymentId" />,
      <NumberInput key="accountId" source="accountId" />,
      <NumberInput key="transactionId" source="transactionId" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="postedAt" />
    <KindColumn source="kind" />
    <TextColumn source="reference" />
    <ChoiceColumn source="account" />
    <TextColumn source="ownerId" />
    <AmountColumn source="amount" />
    <AmountColumn source="balanceAfter" />
  </Listing>
)

/** The resource that shows the reason for an entry; none for reasons without a page. */
const pages: Readonly<Record<string, string>> = { consultation: 'consultations', order: 'payments' }

function Reference({ of }: { of: string }) {
  const [thing = '', id] = of.split(':')
  const page = pages[thing]
  return page ? <Link to={`/${page}/${id}/show`}>{of}</Link> : of
}

const listOf = (filter: object) => ({
  pathname: '/entries',
  search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
})

const EntryPage = () => (
  <Sheet<OpenedEntry>>
    {({ transaction, ...entry }) => (
      <>
        <Part title={kinds[transaction.kind] ?? kinds.other}>
          <Facts
            of={{
              [fields.transactionId]: transaction.id,
              [fields.postedAt]: inDayAndHour(transaction.postedAt),
              [fields.reference]: <Reference of={transaction.reference} />,
              Détails: <code>{JSON.stringify(transaction.details)}</code>,
            }}
          />
        </Part>
        <Part title="Ce qui a bougé ensemble">
          <ul>
            {transaction.entries.map(({ accountId, account, ownerId, unit, amount }) => (
              <li key={accountId}>
                <Link to={listOf({ accountId })}>{accounts[account]}</Link>
                {account.startsWith('client_') ? (
                  <>
                    {' ('}
                    <Link to={`/clients/${ownerId}/show`}>client n°&nbsp;{ownerId}</Link>)
                  </>
                ) : null}
                &nbsp;: {inUnit(amount, unit)}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Chaîne du compte">
          <Facts
            of={{
              [fields.accountId]: entry.accountId,
              Place: entry.place,
              'Empreinte précédente': entry.previousHash ? <code>{entry.previousHash}</code> : 'première du compte',
              Empreinte: <code>{entry.hash}</code>,
            }}
          />
        </Part>
      </>
    )}
  </Sheet>
)

export const entries: Area = {
  name: 'entries',
  can: 'money.read',
  icon: LedgerIcon,
  words,
  list: EntryList,
  show: EntryPage,
  recordRepresentation: ({ id }: OpenedEntry) => `n°\u00a0${id}`,
}
