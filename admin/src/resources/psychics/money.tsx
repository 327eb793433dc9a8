import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import type { z } from 'zod'
import type { payoutsContract, Statement } from '../../../../src/features/money/payouts/contract.server.ts'
import { inDay, inDayAndHour, inEuros, inMinutes } from '../../../../src/platform/i18n/french.ts'
import { ask } from '../../ask.ts'
import { takeFile } from '../../file.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { fill } from '../../words.ts'
import { money as said } from './words.ts'

type Payee = z.output<typeof payoutsContract.readPayee.output>['payee']

/** The previous month, as URLs and month fields write it. */
export function lastMonth(): string {
  const now = new Date()
  const before = new Date(now.getFullYear(), now.getMonth() - 1, 1)
  return `${before.getFullYear()}-${String(before.getMonth() + 1).padStart(2, '0')}`
}

interface MonthProps {
  month: string
  choose(month: string): void
}

export const MonthField = ({ month, choose }: MonthProps) => (
  <TextField
    type="month"
    label={said.month}
    value={month}
    onChange={(event) => choose(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)

const minutes = (seconds: number) => (seconds < 0 ? `−${inMinutes(-seconds)}` : inMinutes(seconds))

export function StatementPart({ psychicId }: { psychicId: number }) {
  const [month, setMonth] = useState(lastMonth)
  const [statement, setStatement] = useState<Statement | null>(null)
  const notify = useNotify()
  const path = `/api/admin/psychics/${psychicId}/statement`
  useEffect(() => {
    let isLast = true
    setStatement(null)
    if (month === '') return
    ask<{ statement: Statement }>('GET', `${path}?month=${month}`).then(
      (answer) => isLast && setStatement(answer.statement),
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
    return () => {
      isLast = false
    }
  }, [path, month, notify])
  const take = () =>
    takeFile('POST', path, { month }).catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))

  return (
    <Part title={said.title}>
      <p className="fields">
        <MonthField month={month} choose={setMonth} />
        <Button variant="outlined" disabled={!statement} onClick={() => void take()}>
          {said.take}
        </Button>
      </p>
      {statement ? <Sums of={statement} /> : null}
    </Part>
  )
}

const Sums = ({ of: { totals, lines, paid, pending } }: { of: Statement }) => (
  <>
    <Facts
      of={{
        [said.consultations]: String(totals.consultations),
        [said.time]: minutes(totals.seconds),
        [said.free]: minutes(totals.freeSeconds),
        [said.gross]: inEuros(totals.gross),
        [said.vat]: inEuros(totals.vat),
        [said.commission]: inEuros(totals.commission),
        [said.net]: inEuros(totals.net),
        [said.pending]: pending > 0 ? inEuros(pending) : null,
        [said.paid]: paid && fill(said.paidOn, { amount: inEuros(paid.amount), day: inDay(paid.at) }),
      }}
    />
    {lines.length > 0 ? (
      <ul>
        {lines.map((line) => (
          <li key={`${line.consultationId} ${line.at}`}>
            {inDayAndHour(line.at)}, n°&nbsp;{line.consultationId}
            {line.isRefund ? `, ${said.refund}` : line.isShare ? `, ${said.share}` : ''}&nbsp;: {minutes(line.seconds)},{' '}
            {inEuros(line.net)}
          </li>
        ))}
      </ul>
    ) : null}
  </>
)

export function PayeePart({ psychicId }: { psychicId: number }) {
  const [payee, setPayee] = useState<Payee>(null)
  const [version, setVersion] = useState(0)
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change
  useEffect(() => {
    ask<{ payee: Payee }>('GET', `/api/admin/psychics/${psychicId}/payee`).then(
      (answer) => setPayee(answer.payee),
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  }, [psychicId, notify, version])
  return (
    <Part title={said.payee}>
      {payee ? (
        <Facts
          of={{
            [said.holder]: payee.holder,
            [said.iban]: payee.iban,
            [said.bic]: payee.bic,
            [said.payeeSince]: inDay(payee.changedAt),
          }}
        />
      ) : (
        <p>{said.noPayee}</p>
      )}
      <ActButton
        name="payee"
        label={said.changePayee}
        asks={[
          { name: 'holder', label: said.holder, initial: payee?.holder },
          { name: 'iban', label: said.iban },
          { name: 'bic', label: said.bic },
        ]}
        take={() => setVersion(version + 1)}
      />
    </Part>
  )
}
