import { Link } from 'react-router'
import { inDay, inDayAndHour, inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { spacedPhone } from '../../../ui/phone-field/phone.ts'
import { Table } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { texts as consultationTexts } from '../../consultations/texts.ts'
import { Entries } from '../../wallet/components/entries.tsx'
import type { ClientFile } from '../open-client.server.ts'
import { texts } from '../texts.ts'

/** Who a client is, what they consulted and what it cost. */
export function Sheet({ file: { client, consultations, wallet } }: { file: ClientFile }) {
  const t = useTexts(texts)
  return (
    <>
      <Card>
        <p>
          <strong>{client.firstName}</strong>, {client.email ?? t('noEmail')}
          {client.email && !client.emailProved ? ` (${t('unproved')})` : ''}
        </p>
        {client.phone ? <p>{spacedPhone(client.phone)}</p> : null}
        <p>{t('since', { date: inDay(client.since) })}</p>
      </Card>
      {consultations.length === 0 ? <p>{t('noConsultation')}</p> : <Billed consultations={consultations} />}
      <Section title={t('wallet')}>
        <Card>
          <Figures small>
            <Figure label={t('balance')}>{inEuros(wallet.balance)}</Figure>
            <Figure label={t('promotional')}>{inEuros(wallet.promotional)}</Figure>
            <Figure label={t('freeTime')}>{inMinutes(wallet.freeSeconds)}</Figure>
          </Figures>
        </Card>
      </Section>
      {wallet.entries.length > 0 ? (
        <Section title={t('entries')}>
          <Entries entries={wallet.entries} withReceipts={false} />
        </Section>
      ) : null}
    </>
  )
}

function Billed({ consultations }: Pick<ClientFile, 'consultations'>) {
  const t = useTexts(texts)
  const say = useTexts(consultationTexts)
  return (
    <Table caption={t('consultations')}>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('psychic')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('total')}</th>
          <th scope="col">{t('dispute')}</th>
        </tr>
      </thead>
      <tbody>
        {consultations.map(({ id, at, psychic, status, seconds, total, dispute }) => (
          <tr key={id}>
            <td>{inDayAndHour(at)}</td>
            <td>{psychic}</td>
            <td>{say(`status.${status}`)}</td>
            <td>{seconds === null ? '' : inMinutes(seconds)}</td>
            <td>{total === null ? '' : inEuros(total)}</td>
            <td>{dispute ? <Link to={`/equipe/contestations/${id}`}>{say(`dispute.${dispute}`)}</Link> : null}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
