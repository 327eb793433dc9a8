import { href, Link } from 'react-router'
import { inDay, inDayAndHour, inEuros, inMinutes } from '../../../../../platform/i18n/french.ts'
import { Card } from '../../../../../ui/card/card.tsx'
import { Table, TableHead } from '../../../../../ui/table/table.tsx'
import { useTexts } from '../../../../../ui/wording.tsx'
import entries from '../../../wallet/components/entries.module.css'
import type { BesideGain, ChannelSum, Gain } from '../queries.server.ts'
import { texts } from '../texts.ts'

/** What each channel brought in the month. */
export function Channels({ channels }: { channels: readonly ChannelSum[] }) {
  const t = useTexts(texts)
  return (
    <Table caption={t('byChannel')}>
      <TableHead names={[t('channel'), t('counted'), t('amount')]} />
      <tbody>
        {channels.map(({ channel, count, amount }) => (
          <tr key={channel ?? 'none'}>
            <th scope="row">{t(`channel.${channel ?? 'none'}`)}</th>
            <td>{count}</td>
            <td>{inEuros(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The postings of the month, each with its consultation and, where something was taken, why. */
export function Lines({ lines }: { lines: readonly Gain[] }) {
  const t = useTexts(texts)
  return (
    <Card>
      <ul className={entries.entries}>
        {lines.map(({ id, at, nature, channel, consultationId, seconds, freeSeconds, amount }) => (
          <li key={id} className={entries.entry}>
            <span className={entries.what}>
              {t(`nature.${nature}`)}
              {nature === 'bill' && channel ? `, ${t(`channel.${channel}`)}` : ''}
            </span>
            <span className={entries.amount}>{inEuros(amount)}</span>
            <span className={entries.when}>
              {inDayAndHour(at)}
              {seconds === null ? '' : ` · ${inMinutes(seconds)}`}
              {freeSeconds ? ` (${t('offeredTime', { time: inMinutes(freeSeconds) })})` : ''}
              {consultationId === null ? null : (
                <>
                  {' · '}
                  <Link to={href('/consultations/:id', { id: String(consultationId) })}>
                    {t('consultation', { id: String(consultationId) })}
                  </Link>
                </>
              )}
              {nature === 'dispute' ? (
                <>
                  <br />
                  <Link to={`${href('/espace-voyant/contestations')}#contestation-${consultationId}`}>{t('why')}</Link>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What may still be earned, or was lost, with the reason. */
export function Besides({ beside }: { beside: readonly BesideGain[] }) {
  const t = useTexts(texts)
  return (
    <Card>
      <ul className={entries.entries}>
        {beside.map(({ consultationId, why, at, amount, until }) => (
          <li key={`${why} ${consultationId}`} className={entries.entry}>
            <span className={entries.what}>{t(`beside.${why}`, { until: until ? inDay(until) : '' })}</span>
            <span className={entries.amount}>{inEuros(amount)}</span>
            <span className={entries.when}>
              {inDayAndHour(at)} · {t('consultation', { id: String(consultationId) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
