import { href } from 'react-router'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import type { Route } from './+types/rules.page'
import { ENTRIES_DAYS, LOTTERY_PAGE } from './rules.ts'
import { rulesTexts } from './rules-texts.ts'

const parts = ['who', 'free', 'when', 'prize', 'draw', 'tell', 'data'] as const

export const loader = ({ context }: Route.LoaderArgs) => readIdentity(visitOf(context))

export default function LotteryRulesPage({ loaderData: { company, identity } }: Route.ComponentProps) {
  const t = useTexts(rulesTexts)
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      plate={<PageScene of={href('/tirage-au-sort/reglement')} />}
      aside={<SideContents parts={[...parts, 'appeal' as const].map((id) => ({ id, title: t(`${id}Title`) }))} />}
    >
      <title>{`${t('title')} · ${company}`}</title>
      <meta name="description" content={t('description')} />
      <Section title={t('houseTitle')}>
        <p>{t('house', { company })}</p>
        {identity ? <p>{t('publisher', { name: identity.name, address: identity.address })}</p> : null}
      </Section>
      {parts.map((part) => (
        <Section key={part} id={part} title={t(`${part}Title`)}>
          <p>{t(part, { days: ENTRIES_DAYS })}</p>
        </Section>
      ))}
      <Section id="appeal" title={t('appealTitle')}>
        <p>{t('appeal')}</p>
        {identity ? <p>{identity.mediator}</p> : null}
        <OnwardLink to={href('/reclamation')}>{t('toComplaint')}</OnwardLink>
      </Section>
      <OnwardLink to={LOTTERY_PAGE}>{t('toLottery')}</OnwardLink>
    </Page>
  )
}
