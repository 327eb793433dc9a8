import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import type { payoutHoldsContract } from '../../../../src/features/money/payout-holds/contract.server.ts'
import type { CallOutput } from '../../../../src/platform/contract/contract.ts'
import { inDay, inDayAndHour, inEuros } from '../../../../src/platform/i18n/french.ts'
import { ask } from '../../ask.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { reason } from '../../parts/question.tsx'
import { fill } from '../../words.ts'
import { money, holds as said } from './words.ts'

type Calls = typeof payoutHoldsContract
type Holds = CallOutput<Calls['readHolds']>
type Past = Holds['history'][number]

/** How a hold ended, or until when it lasts. */
function ending({ endsAt, closedAt, closedAs, closedBy, closeReason }: Past): string {
  const values = { day: inDay(closedAt ?? endsAt), by: closedBy ?? money.someone, reason: closeReason ?? '' }
  return fill(said.endings[closedAs ?? 'open'], values)
}

/** Transfers that were made before the hold, which it does not stop. */
const UnderWay = ({ of }: { of: Holds['underWay'] }) =>
  of.map(({ fileId, amount, sentAt }) => (
    <Alert key={fileId} severity="warning">
      {fill(sentAt ? said.underWay.sent : said.underWay.made, { id: fileId, amount: inEuros(amount) })}
    </Alert>
  ))

const History = ({ of }: { of: readonly Past[] }) =>
  of.length === 0 ? null : (
    <>
      <h3>{said.history}</h3>
      <ul>
        {of.map((past) => (
          <li key={past.id}>
            {fill(said.line, { day: inDayAndHour(past.begunAt), by: past.by ?? money.someone, reason: past.reason })}
            <br />
            {ending(past)}
          </li>
        ))}
      </ul>
    </>
  )

/** Where transfers to a psychic are held back, for how long, and by whom they were before. */
export function HoldPart({ psychicId }: { psychicId: number }) {
  const [found, setFound] = useState<Holds | null>(null)
  const [version, setVersion] = useState(0)
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change
  useEffect(() => {
    ask<Calls['readHolds']>('GET', '/api/admin/psychics/:id/hold', { params: { id: psychicId } }).then(
      setFound,
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  }, [psychicId, notify, version])
  if (!found) return null
  const { hold, history, underWay } = found
  const told = (words: string) => () => {
    notify(words, { type: 'success' })
    setVersion(version + 1)
  }
  return (
    <Part title={said.title}>
      {hold ? (
        <>
          <Facts of={{ [said.since]: inDayAndHour(hold.since), [said.endsAt]: inDayAndHour(hold.endsAt) }} />
          <UnderWay of={underWay} />
          {hold.isOwn ? <p>{said.own}</p> : null}
        </>
      ) : (
        <p>{said.none}</p>
      )}
      <p className="acts">
        {hold ? (
          <>
            <ActButton
              name="hold/release"
              label={said.release}
              asks={[reason(said.reason)]}
              take={told(said.released)}
            />
            {hold.isOwn ? null : (
              <ActButton
                name="hold/renew"
                label={said.renew}
                asks={[reason(said.newReason)]}
                take={told(said.renewed)}
              />
            )}
          </>
        ) : (
          <ActButton
            name="hold"
            label={said.place}
            asks={[reason(said.reason, said.hint)]}
            tone="error"
            take={told(said.placed)}
          />
        )}
      </p>
      <History of={history} />
    </Part>
  )
}
