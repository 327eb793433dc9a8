import { useState } from 'react'
import { Link, useCanAccess } from 'react-admin'
import { texts as consultationTexts } from '../../../../src/features/consult/consultations/texts.ts'
import { texts as walletTexts } from '../../../../src/features/money/wallet/texts.ts'
import type { clientsContract } from '../../../../src/features/rights/clients/contract.server.ts'
import { texts } from '../../../../src/features/rights/clients/texts.ts'
import type { CallOutput } from '../../../../src/platform/contract/contract.ts'
import { inDayAndHour, inEuros, inMinutes } from '../../../../src/platform/i18n/french.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { reason } from '../../parts/question.tsx'
import { fill, wordsOf } from '../../words.ts'
import { History } from './history.tsx'

type Calls = typeof clientsContract
export type File = CallOutput<Calls['openClient']>

const said = texts.entries
const statuses = wordsOf(consultationTexts, 'status.')
const kinds = wordsOf(walletTexts, 'kind.')

/** Remarks of the staff on the client. Clients may read what is written about them, so only facts belong here. */
function Remarks({ given }: { given: File['remarks'] }) {
  const [remarks, setRemarks] = useState(given)
  return (
    <Part title={said.remarks}>
      {remarks.length === 0 ? <p>{said.noRemark}</p> : null}
      <ul>
        {remarks.map(({ id, text, by, at }) => (
          <li key={id}>
            <p className="said">{text}</p>
            <p>
              {by}, {inDayAndHour(at)}
            </p>
            <p className="acts">
              <ActButton
                name={`remarks/${id}/erase`}
                label={said.eraseRemark}
                asks={[reason('Raison')]}
                tone="error"
                take={() => setRemarks(remarks.filter((one) => one.id !== id))}
              />
            </p>
          </li>
        ))}
      </ul>
      <p className="acts">
        <ActButton<Calls['addRemark']>
          name="remarks"
          label={said.addRemark}
          asks={[{ name: 'text', label: said.remark, hint: said.remarkHint, long: true }]}
          take={({ remark }) => setRemarks([remark, ...remarks])}
        />
      </p>
    </Part>
  )
}

/** Whether the account sees technical details of refused calls; changed by administrators. */
function Development({ allowed: first }: { allowed: boolean }) {
  const [allowed, setAllowed] = useState(first)
  const { canAccess } = useCanAccess({ action: 'list', resource: 'members' })
  return (
    <Part title={said.development}>
      <p>{said.developmentNote}</p>
      <Facts of={{ [said.development]: said[allowed ? 'development.yes' : 'development.no'] }} />
      {canAccess ? (
        <p className="acts">
          <ActButton
            name="development"
            label={allowed ? said.endDevelopment : said.allowDevelopment}
            asks={[reason('Raison')]}
            beside={{ allowed: !allowed }}
            take={() => setAllowed(!allowed)}
          />
        </p>
      ) : null}
    </Part>
  )
}

type Caps = File['caps']

const capSaid = (kind: keyof Caps, cap: number | null): string =>
  cap === null ? said['caps.none'] : kind === 'length' ? inMinutes(cap * 60) : inEuros(cap)

/** The present cap, and the raise that waits. */
function standingOf(caps: Caps, kind: keyof Caps): string {
  const { cap, raise } = caps[kind]
  const now = capSaid(kind, cap)
  if (!raise) return now
  return fill(said['caps.raise'], { now, next: capSaid(kind, raise.to), moment: inDayAndHour(raise.at) })
}

/** The parts of a client's file that are opened for a logged reason. */
export const Opened = ({ caps, consultations, develops, freeTime, remarks, timeline, wallet }: File) => (
  <>
    <Remarks given={remarks} />
    <History of={timeline} />
    <Part title={said.consultations}>
      {consultations.length === 0 ? <p>{said.noConsultation}</p> : null}
      <ul>
        {consultations.map(({ id, at, psychic, status, seconds, total }) => (
          <li key={id}>
            <Link to={`/consultations/${id}/show`}>{inDayAndHour(at)}</Link>, {psychic}
            {[statuses[status], seconds && inMinutes(seconds), total && inEuros(total)]
              .filter(Boolean)
              .map((part) => `, ${part}`)}
          </li>
        ))}
      </ul>
    </Part>
    <Part title={said.welcome}>
      <Facts
        of={{
          [said.welcome]: said[`welcome.${freeTime.state}`],
          [said.sameDevice]: freeTime.device,
          [said.sameNetwork]: freeTime.network,
          [said.sameDomain]: freeTime.domain,
        }}
      />
      {freeTime.state === 'waits' ? (
        <p className="acts">
          <ActButton name="free-time" label={said.giveFreeTime} asks={[reason('Raison')]} done={said.freeTimeGiven} />
        </p>
      ) : null}
    </Part>
    <Development allowed={develops} />
    <Part title={said.caps}>
      <Facts
        of={{
          [said['caps.day']]: standingOf(caps, 'day'),
          [said['caps.week']]: standingOf(caps, 'week'),
          [said['caps.month']]: standingOf(caps, 'month'),
          [said['caps.length']]: standingOf(caps, 'length'),
        }}
      />
    </Part>
    <Part title={said.wallet}>
      <Facts
        of={{
          [said.balance]: inEuros(wallet.balance),
          [said.promotional]: inEuros(wallet.promotional),
          [said.freeTime]: inMinutes(wallet.freeSeconds),
        }}
      />
      <ul>
        {wallet.entries.map(({ id, at, kind, unit, amount }) => (
          <li key={id}>
            {inDayAndHour(at)}, {kinds[kind] ?? kinds.other}&nbsp;:{' '}
            {unit === 'cent' ? inEuros(amount) : `${amount < 0 ? '-' : ''}${inMinutes(Math.abs(amount))}`}
          </li>
        ))}
      </ul>
    </Part>
  </>
)
