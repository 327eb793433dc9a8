import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Plot } from '../../../../ui/plot/plot.tsx'
import { PremiumNumber } from '../../../../ui/premium-number/premium-number.tsx'
import { PresenceMark } from '../../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { Rating } from '../../../../ui/rating/rating.tsx'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { months, movements, week } from '../samples.data.ts'
import { texts } from '../texts.ts'
import { Specimen } from './specimen.tsx'

/** Cents, rounded for display. */
const inWholeEuros = (cents: number): string => inEuros(Math.round(cents / 100) * 100).replace(',00', '')

const presences = ['available', 'busy', 'away', 'offline'] as const

export function Data() {
  const t = useTexts(texts)
  return (
    <Section title={t('figures')} id="donnees">
      <Specimen title={t('badges')} source="badge, price, presence, rating">
        <Marks />
      </Specimen>
      <Specimen title={t('premium')} source="premium-number">
        <p className="guide-lead">{t('premiumLead')}</p>
        <div className="guide-row">
          <PremiumNumber number="0892123456" price={{ centsPerMinute: 80 }} />
          <PremiumNumber number="0899700345" price={{ centsPerCall: 299 }} />
        </div>
      </Specimen>
      <Specimen title={t('stats')} source="figures">
        <Figures>
          <Figure label={t('balance')} main>
            {inEuros(5000)}
          </Figure>
          <Figure label={t('freeTime')} note={t('freeTimeNote')}>
            {t('freeTimeValue')}
          </Figure>
          <Figure label={t('nothing')}>{inEuros(0)}</Figure>
        </Figures>
      </Specimen>
      <Specimen title={t('plots')} source="plot">
        <div className="guide-grid">
          <Plot
            kind="bar"
            title={t('plotWeek')}
            columns={[t('tableDay'), t('consultations')]}
            points={week}
            format={String}
          />
          <Plot
            kind="line"
            title={t('plotYear')}
            columns={[t('month'), t('tableAmount')]}
            points={months}
            format={inWholeEuros}
          />
        </div>
      </Specimen>
      <Specimen title={t('table')} source="table">
        <Movements />
      </Specimen>
    </Section>
  )
}

function Marks() {
  const t = useTexts(texts)
  return (
    <>
      <div className="guide-row">
        <Badge>{t('badgeNeutral')}</Badge>
        <Badge tone="good">{t('badgeGood')}</Badge>
        <Badge tone="busy">{t('badgeBusy')}</Badge>
        <Badge tone="gold">{t('badgeGold')}</Badge>
        <Badge tone="bad">{t('badgeBad')}</Badge>
        <Badge>{t('longText')}</Badge>
      </div>
      <div className="guide-row">
        <Price centsPerMinute={0} />
        <Price centsPerMinute={250} />
        <Price centsPerMinute={500} />
      </div>
      <div className="guide-row">
        {presences.map((status) => (
          <PresenceMark key={status} status={status} />
        ))}
      </div>
      <div className="guide-row">
        <Rating value={4.7} count={1284} />
        <Rating value={3.2} count={1} />
        <Rating value={null} count={0} />
      </div>
    </>
  )
}

function Movements() {
  const t = useTexts(texts)
  return (
    <Table caption={t('tableCaption')}>
      <TableHead names={[t('tableDay'), t('tableWhat'), t('tableAmount')]} />
      <tbody>
        {movements.map(({ day, what, amount }) => (
          <tr key={day}>
            <td>{inDay(day)}</td>
            <td>{t(what)}</td>
            <td>{inEuros(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
