import PayoutIcon from '@mui/icons-material/AccountBalance'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useEffect, useState } from 'react'
import { CreateButton, type HttpError, Link, Title, useNotify, useRedirect } from 'react-admin'
import type { z } from 'zod'
import type { DueRow, openedPayout, payoutsContract } from '../../../src/features/money/payouts/contract.server.ts'
import type { PayoutRow } from '../../../src/features/money/payouts/payouts.resource.server.ts'
import { inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { takeFile } from '../file.ts'
import { EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { lastMonth, MonthField } from './psychics/money.tsx'

type Calls = typeof payoutsContract
type Opened = z.output<typeof openedPayout>

const words = {
  name: 'Virement |||| Virements',
  fields: {
    id: 'N°',
    month: 'Mois',
    madeAt: 'Préparé le',
    madeBy: 'Par',
    count: 'Voyants',
    total: 'Total',
    psychic: 'Voyant',
    amount: 'À verser',
    paid: 'Versé',
  },
} as const
const { fields } = words

const said = {
  prepare: 'Préparer les virements',
  lead: 'Chaque voyant dont le compte bancaire est connu est payé une fois pour le mois. La comptabilité le note aussitôt.',
  none: 'Rien n’est dû pour ce mois.',
  noPayee: 'compte bancaire inconnu',
  made: 'Les virements sont préparés.',
  take: 'Télécharger pour la banque',
  payouts: 'Virements',
} as const

const PayoutList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }} actions={<CreateButton label={said.prepare} />}>
    <OpeningColumn source="id" sortable />
    <TextColumn source="month" />
    <MomentColumn source="madeAt" />
    <TextColumn source="madeBy" />
    <TextColumn source="count" />
    <EurosColumn source="total" />
  </Listing>
)

function PayoutPreparation() {
  const [month, setMonth] = useState(lastMonth)
  const [due, setDue] = useState<readonly DueRow[]>([])
  const notify = useNotify()
  const redirect = useRedirect()
  const tell = (thrown: HttpError) => notify(thrown.message, { type: 'error' })
  useEffect(() => {
    let isLast = true
    setDue([])
    if (month === '') return
    ask<Calls['readDue']>('GET', '/api/admin/due-payouts', { query: { month } }).then(
      (answer) => isLast && setDue(answer.due),
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
    return () => {
      isLast = false
    }
  }, [month, notify])
  const make = async () => {
    const { id } = await ask<Calls['makePayouts']>('POST', '/api/admin/payouts', {
      body: { month },
      key: crypto.randomUUID(),
    })
    notify(said.made, { type: 'success' })
    redirect('show', 'payouts', id)
  }
  const isPayable = due.some(({ amount, hasPayee }) => amount > 0 && hasPayee)
  return (
    <Part title={said.prepare}>
      <Title title={said.prepare} />
      <p>{said.lead}</p>
      <MonthField month={month} choose={setMonth} />
      {due.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{fields.psychic}</TableCell>
              <TableCell align="right">{fields.amount}</TableCell>
              <TableCell align="right">{fields.paid}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {due.map(({ psychicId, name, amount, paid, hasPayee }) => (
              <TableRow key={psychicId}>
                <TableCell>
                  <Link to={`/psychics/${psychicId}/show`}>{name}</Link>
                </TableCell>
                <TableCell align="right">{inEuros(amount)}</TableCell>
                <TableCell align="right">{paid === null ? (hasPayee ? '' : said.noPayee) : inEuros(paid)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <p className="acts">
        <Button variant="contained" disabled={!isPayable} onClick={() => make().catch(tell)}>
          {said.prepare}
        </Button>
      </p>
    </Part>
  )
}

function Take({ id }: { id: number }) {
  const notify = useNotify()
  const take = () =>
    takeFile<Calls['takePayoutFile']>('POST', '/api/admin/payouts/:id/file', { params: { id } }).catch(
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  return (
    <p className="acts">
      <Button variant="contained" onClick={() => void take()}>
        {said.take}
      </Button>
    </p>
  )
}

const PayoutPage = () => (
  <Sheet<Opened>>
    {({ id, month, madeAt, madeBy, total, payouts }) => (
      <Part title={said.payouts}>
        <Facts
          of={{
            [fields.month]: month,
            [fields.madeAt]: inDayAndHour(madeAt),
            [fields.madeBy]: madeBy,
            [fields.total]: inEuros(total),
          }}
        />
        <ul>
          {payouts.map(({ psychicId, name, amount }) => (
            <li key={psychicId}>
              {name}&nbsp;: {inEuros(amount)}
            </li>
          ))}
        </ul>
        <Take id={id} />
      </Part>
    )}
  </Sheet>
)

export const payouts: Area = {
  name: 'payouts',
  can: 'payouts.make',
  icon: PayoutIcon,
  words,
  list: PayoutList,
  show: PayoutPage,
  create: PayoutPreparation,
  recordRepresentation: ({ month }: PayoutRow) => month,
}
