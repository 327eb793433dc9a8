import PayoutIcon from '@mui/icons-material/AccountBalance'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { CreateButton, type HttpError, Link, Title, useNotify, useRedirect } from 'react-admin'
import type { z } from 'zod'
import type { DueRow, openedPayout, payoutsContract } from '../../../src/features/money/payouts/contract.server.ts'
import type { PayoutRow } from '../../../src/features/money/payouts/payouts.resource.server.ts'
import { type ReturnReason, returnReasons } from '../../../src/features/money/payouts/return-rules.ts'
import { inDay, inDayAndHour, inEuros, inMonth } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { takeFile } from '../file.ts'
import { ActButton } from '../parts/act-button.tsx'
import { EurosColumn, MomentColumn, MonthColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import type { Ask } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { fill } from '../words.ts'
import { lastMonth, MonthField } from './psychics/money.tsx'
import { payeeStates } from './psychics/words.ts'

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
    sentAt: 'Envoyé le',
    amount: 'Montant',
    psychic: 'Voyant',
    balance: 'Solde',
    available: 'Disponible',
  },
} as const
const { fields } = words

const said = {
  prepare: 'Préparer les virements',
  lead: 'Chaque voyant dont le compte bancaire est confirmé reçoit ce qui est disponible de ses gains jusqu’à la fin du mois. La comptabilité le note aussitôt.',
  none: 'Rien n’est dû pour ce mois.',
  owes: 'Solde négatif, repris sur les gains suivants',
  pending: '{amount} pas encore disponibles',
  disputed: '{amount} retenus tant qu’une contestation, une rétractation ou une alerte est ouverte',
  reserved: '{amount} en réserve',
  withheld: '{amount} suspendus par l’équipe',
  paid: '{amount} déjà versés pour ce mois',
  made: 'Les virements sont préparés.',
  take: 'Télécharger pour la banque',
  payouts: 'Virements',
  send: 'Noter l’envoi à la banque',
  execute: 'Exécuté',
  executeAll: 'Noter que tous sont exécutés',
  return: 'Revenu',
  why: 'Motif donné par la banque',
  prepared: 'préparé',
  sent: 'envoyé à la banque',
  executed: 'exécuté le {day}',
  returned: 'revenu le {day}\u00a0: {reason}. La somme est de nouveau due au voyant.',
} as const

const reasons: Readonly<Record<ReturnReason, string>> = {
  AC01: 'compte incorrect (AC01)',
  AC03: 'compte du bénéficiaire non valable (AC03)',
  AC04: 'compte clos (AC04)',
  AC06: 'compte bloqué (AC06)',
  AG01: 'opération interdite sur ce compte (AG01)',
  AM05: 'opération en double (AM05)',
  BE04: 'adresse du bénéficiaire absente (BE04)',
  FOCR: 'retour demandé par le site (FOCR)',
  MD07: 'bénéficiaire décédé (MD07)',
  MS02: 'refus du bénéficiaire (MS02)',
  MS03: 'motif non précisé (MS03)',
  RC01: 'BIC incorrect (RC01)',
  RR04: 'motif réglementaire (RR04)',
}

const whyReturned: Ask = {
  name: 'reason',
  label: said.why,
  initial: 'MS03',
  choices: returnReasons.map((id) => ({ id, name: reasons[id] })),
}

const PayoutList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }} actions={<CreateButton label={said.prepare} />}>
    <OpeningColumn source="id" sortable />
    <MonthColumn source="month" />
    <MomentColumn source="madeAt" />
    <TextColumn source="madeBy" />
    <MomentColumn source="sentAt" />
    <TextColumn source="count" />
    <EurosColumn source="total" />
  </Listing>
)

/** What was paid already, and what keeps earnings from being paid now, left out where there is none. */
const kept = ({ balance, pending, disputed, reserved, withheld, paid }: DueRow) =>
  [
    paid === null ? null : fill(said.paid, { amount: inEuros(paid) }),
    balance < 0 ? said.owes : null,
    pending > 0 ? fill(said.pending, { amount: inEuros(pending) }) : null,
    disputed > 0 ? fill(said.disputed, { amount: inEuros(disputed) }) : null,
    reserved > 0 ? fill(said.reserved, { amount: inEuros(reserved) }) : null,
    withheld > 0 ? fill(said.withheld, { amount: inEuros(withheld) }) : null,
  ].filter((part) => part !== null)

const DueTable = ({ due }: { due: readonly DueRow[] }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>{fields.psychic}</TableCell>
        <TableCell align="right">{fields.balance}</TableCell>
        <TableCell align="right">{fields.available}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {due.map((row) => (
        <TableRow key={row.psychicId}>
          <TableCell>
            <Link to={`/psychics/${row.psychicId}/show`}>{row.name}</Link>
            {[...kept(row), payeeStates[row.payeeState]].filter(Boolean).map((part) => (
              <Typography key={part} variant="body2" color="textSecondary">
                {part}
              </Typography>
            ))}
          </TableCell>
          <TableCell align="right">{inEuros(row.balance)}</TableCell>
          <TableCell align="right">{inEuros(Math.max(0, row.available))}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
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
  const isPayable = due.some(({ available, payeeState }) => available > 0 && payeeState === 'payable')
  return (
    <Part title={said.prepare}>
      <Title title={said.prepare} />
      <p>{said.lead}</p>
      <MonthField month={month} choose={setMonth} />
      {due.length === 0 ? <p>{said.none}</p> : <DueTable due={due} />}
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

type Transfer = Opened['payouts'][number]

const stateOf = ({ executedAt, returnedAt, returnReason }: Transfer, sentAt: string | null): string => {
  if (returnedAt && returnReason) {
    return fill(said.returned, { day: inDay(returnedAt), reason: reasons[returnReason] })
  }
  if (executedAt) return fill(said.executed, { day: inDay(executedAt) })
  return sentAt ? said.sent : said.prepared
}

const TransferActs = ({ of: { psychicId, executedAt, returnedAt } }: { of: Transfer }) =>
  returnedAt ? null : (
    <p className="acts">
      {executedAt ? null : <ActButton name="execute" label={said.execute} beside={{ psychicId }} />}
      <ActButton name="return" label={said.return} asks={[whyReturned]} beside={{ psychicId }} tone="error" />
    </p>
  )

const Transfers = ({ of: { payouts, sentAt } }: { of: Opened }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>{fields.psychic}</TableCell>
        <TableCell align="right">{fields.amount}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {payouts.map((transfer) => (
        <TableRow key={transfer.psychicId}>
          <TableCell>
            <Link to={`/psychics/${transfer.psychicId}/show`}>{transfer.name}</Link>
            <Typography variant="body2" color="textSecondary">
              {stateOf(transfer, sentAt)}
            </Typography>
            {sentAt ? <TransferActs of={transfer} /> : null}
          </TableCell>
          <TableCell align="right">{inEuros(transfer.amount)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

const PayoutPage = () => (
  <Sheet<Opened>>
    {(file) => (
      <Part title={said.payouts}>
        <Facts
          of={{
            [fields.month]: inMonth(file.month),
            [fields.madeAt]: inDayAndHour(file.madeAt),
            [fields.madeBy]: file.madeBy,
            [fields.sentAt]: file.sentAt && inDayAndHour(file.sentAt),
            [fields.total]: inEuros(file.total),
          }}
        />
        <Take id={file.id} />
        <p className="acts">
          {file.sentAt ? null : <ActButton name="send" label={said.send} />}
          {file.sentAt && file.payouts.some(({ executedAt, returnedAt }) => !executedAt && !returnedAt) ? (
            <ActButton name="execute" label={said.executeAll} beside={{}} />
          ) : null}
        </p>
        <Transfers of={file} />
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
