import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import type { earningsContract } from '../../../../src/features/money/earnings/contract.server.ts'
import type { payoutsContract, Statement } from '../../../../src/features/money/payouts/contract.server.ts'
import type { CallOutput } from '../../../../src/platform/contract/contract.ts'
import { inDay, inDayAndHour, inEuros, inMinutes } from '../../../../src/platform/i18n/french.ts'
import { ask } from '../../ask.ts'
import { takeFile } from '../../file.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { reason } from '../../parts/question.tsx'
import { fill } from '../../words.ts'
import { payeeStates, money as said } from './words.ts'

type Calls = typeof payoutsContract
type Payee = CallOutput<Calls['readPayee']>

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
  useEffect(() => {
    let isLast = true
    setStatement(null)
    if (month === '') return
    ask<Calls['readStatement']>('GET', '/api/admin/psychics/:id/statement', {
      params: { id: psychicId },
      query: { month },
    }).then(
      (answer) => isLast && setStatement(answer.statement),
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
    return () => {
      isLast = false
    }
  }, [psychicId, month, notify])
  const take = () =>
    takeFile<Calls['exportStatement']>('POST', '/api/admin/psychics/:id/statement', {
      params: { id: psychicId },
      body: { month },
    }).catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))

  const takePaper = () =>
    takeFile<(typeof earningsContract)['takePaper']>('POST', '/api/admin/psychics/:id/paper', {
      params: { id: psychicId },
      body: { month },
    }).catch((thrown: HttpError) => notify(thrown.message, { type: 'error' }))

  return (
    <Part title={said.title}>
      <p className="fields">
        <MonthField month={month} choose={setMonth} />
        <Button variant="outlined" disabled={!statement} onClick={() => void take()}>
          {said.take}
        </Button>
        <Button variant="outlined" disabled={!statement} onClick={() => void takePaper()}>
          {said.takePaper}
        </Button>
      </p>
      {statement ? <Sums of={statement} /> : null}
    </Part>
  )
}

const Sums = ({ of: { totals, answers, lines, paid, pending } }: { of: Statement }) => (
  <>
    <Facts
      of={{
        [said.consultations]: String(totals.consultations),
        [said.time]: minutes(totals.seconds),
        [said.free]: minutes(totals.freeSeconds),
        [said.gross]: inEuros(totals.gross),
        [said.vat]: inEuros(totals.vat),
        [said.commission]: inEuros(totals.commission),
        [said.answers]: answers.count > 0 ? `${answers.count}, ${inEuros(answers.cents)}` : null,
        [said.net]: inEuros(totals.net),
        [said.pending]: pending > 0 ? inEuros(pending) : null,
        [said.paid]:
          paid.map(({ amount, at }) => fill(said.paidOn, { amount: inEuros(amount), day: inDay(at) })).join(', ') ||
          null,
      }}
    />
    {lines.length > 0 ? (
      <ul>
        {lines.map((line) => (
          <li key={`${line.consultationId} ${line.at}`}>
            {inDayAndHour(line.at)}, {line.isPremium ? `${said.premium} ` : ''}n°&nbsp;{line.consultationId}
            {line.isRefund ? `, ${said.refund}` : line.isShare ? `, ${said.share}` : ''}&nbsp;: {minutes(line.seconds)},{' '}
            {inEuros(line.net)}
          </li>
        ))}
      </ul>
    ) : null}
  </>
)

interface ProposalProps {
  of: NonNullable<Payee['proposal']>
  take(): void
  confirmed(): void
}

/** An account that waits for a second person, who confirms it or withdraws it. */
const PayeeProposal = ({ of, take, confirmed }: ProposalProps) => (
  <>
    <Alert severity="info">
      {fill(said.proposal, { by: of.by ?? said.someone, holder: of.holder, iban: of.iban, reason: of.reason })}
    </Alert>
    <p className="acts">
      {of.isOwn ? null : <ActButton name="payee/confirm" label={said.confirmPayee} take={confirmed} />}
      <ActButton
        name="payee/decline"
        label={said.declinePayee}
        asks={[reason(said.declineReason)]}
        tone="error"
        take={take}
      />
    </p>
  </>
)

export function PayeePart({ psychicId }: { psychicId: number }) {
  const [found, setFound] = useState<Payee | null>(null)
  const [version, setVersion] = useState(0)
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change
  useEffect(() => {
    ask<Calls['readPayee']>('GET', '/api/admin/psychics/:id/payee', { params: { id: psychicId } }).then(
      setFound,
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  }, [psychicId, notify, version])
  if (!found) return null
  const { state, payee, proposal } = found
  const again = () => setVersion(version + 1)
  const told = (words: string) => {
    notify(words, { type: 'success' })
    again()
  }
  return (
    <Part title={said.payee}>
      {payee ? (
        <Facts
          of={{
            [said.holder]: payee.holder,
            [said.iban]: payee.iban,
            [said.payeeSince]: inDay(payee.changedAt),
            [said.payeeFrom]: state === 'waits' ? inDayAndHour(payee.paysFrom) : null,
          }}
        />
      ) : (
        <p>{said.noPayee}</p>
      )}
      {state === 'returned' ? <Alert severity="warning">{payeeStates.returned}</Alert> : null}
      {proposal ? (
        <PayeeProposal of={proposal} take={again} confirmed={() => told(said.payeeConfirmed)} />
      ) : (
        <p className="acts">
          <ActButton
            name="payee"
            label={said.changePayee}
            asks={[
              { name: 'holder', label: said.holder, initial: payee?.holder },
              { name: 'iban', label: said.iban },
              reason(said.payeeReason),
            ]}
            take={() => told(said.payeeProposed)}
          />
        </p>
      )}
    </Part>
  )
}
