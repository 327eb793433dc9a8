import { href } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { Table, TableHead } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import type { Route } from './+types/programme.page'
import { readRules } from './read-member.server.ts'
import { ANSWER_MINUTES } from './rules.ts'
import { texts } from './texts.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ rules: readRules(visitOf(context)) })

const PARTS = ['points', 'rewards', 'tiers', 'card', 'leave'] as const

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const shell = useShell()
  const { pointsPerMinute, tiers, rewards, warnDays, donationsTo } = loaderData.rules
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      plate={<PageScene of={href('/programme-fidelite')} />}
      aside={<SideContents parts={PARTS.map((id) => ({ id, title: t(`${id}Title`) }))} />}
    >
      <title>{`${t('title')} · ${shell?.site.label ?? ''}`}</title>
      <meta name="description" content={t('description')} />
      <ShareMeta title={t('title')} description={t('description')} />
      <p>
        <ButtonLink to={href('/programme-fidelite/mon-compte')}>{t('open')}</ButtonLink>
      </p>
      <Section id="points" title={t('pointsTitle')}>
        <ul>
          <li>{t('points', { points: pointsPerMinute })}</li>
          <li>{t('pointsText', { minutes: ANSWER_MINUTES })}</li>
          <li>{t('pointsNone')}</li>
          <li>{t('pointsPremium')}</li>
          <li>{t('pointsBack')}</li>
        </ul>
      </Section>
      <Section id="rewards" title={t('rewardsTitle')}>
        <p>{t('rewardsLead')}</p>
        <ul>
          {rewards.map(({ id, points, minutes, cents }) => (
            <li key={id}>
              {t(`reward.${id}`, { minutes, amount: inEuros(cents), association: donationsTo ?? '' })}
              {'\u00a0: '}
              {t('cost', { points })}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="tiers" title={t('tiersTitle')}>
        <p>{t('tiersLead')}</p>
        <Table caption={t('tiersTitle')}>
          <TableHead names={[t('column.tier'), t('column.from'), t('column.months')]} />
          <tbody>
            {tiers.map(({ id, from, months }) => (
              <tr key={id}>
                <th scope="row">{t(`tier.${id}`)}</th>
                <td>{t('from', { points: from })}</td>
                <td>{t('months', { months })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>{t('warned', { days: warnDays })}</p>
      </Section>
      <Section id="card" title={t('cardTitle')}>
        <p>{t('card')}</p>
      </Section>
      <Section id="leave" title={t('leaveTitle')}>
        <p>{t('leave')}</p>
      </Section>
    </Page>
  )
}
