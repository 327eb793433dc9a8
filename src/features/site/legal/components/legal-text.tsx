import { Notice } from '../../../../ui/notice/notice.tsx'
import { Articles } from '../../../../ui/page/articles.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PageScene } from '../../../../ui/plate/plate.tsx'
import { SideContents } from '../../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { AGAIN_DAYS } from '../../../consult/free-questions/rules.ts'
import { REMEMBERED_DAYS } from '../../../consult/text-questions/rules.ts'
import type { Named } from '../../../house/papers/read-identity.server.ts'
import { CONFIRM_DAYS } from '../../../people/marketing/rules.ts'
import { KEEP_DAYS, WARNED_DAYS } from '../../../rights/privacy/retention.ts'
import { LEGAL_PAGES, type LegalPage, sections } from '../sections.ts'
import { texts } from '../texts.ts'

const DAYS_A_YEAR = 365
/** Retention periods from the same constants as the nightly job, so that the text stays true. */
const kept = {
  prospectYears: KEEP_DAYS.prospects / DAYS_A_YEAR,
  warnedDays: WARNED_DAYS,
  deviceDays: KEEP_DAYS.sessions,
  requestYears: KEEP_DAYS.requests / DAYS_A_YEAR,
  proofYears: KEEP_DAYS.proofs / DAYS_A_YEAR,
  exportDays: KEEP_DAYS.exports,
  letterDays: CONFIRM_DAYS,
  againDays: AGAIN_DAYS,
  textDays: REMEMBERED_DAYS,
  ticketDays: KEEP_DAYS.tickets,
  appointmentDays: KEEP_DAYS.appointments,
}
const facts = ['name', 'address', 'registration', 'director', 'host', 'phone', 'mediator'] as const

/** A legal page, with the publisher of the site; the demonstration says that it is one. */
export function LegalText({ page, named }: { page: LegalPage; named: Named }) {
  const t = useTexts(texts)
  const { identity, company, contact } = named
  const values = {
    company,
    contact,
    ...kept,
    ...Object.fromEntries(facts.map((fact) => [fact, identity?.[fact] ?? `[${t('toFill')}]`])),
  }
  const articles = sections[page].map(([id, name]) => ({ id, title: t(`${name}Title`), text: t(name, values) }))
  return (
    <Page
      title={t(`${page}Title`)}
      lead={t(`${page}Lead`, values)}
      plate={<PageScene of={LEGAL_PAGES[page]} />}
      aside={<SideContents parts={articles} />}
    >
      <title>{t(`${page}Title`)}</title>
      <meta name="description" content={t(`${page}Description`)} />
      {identity ? null : <Notice>{t('demo')}</Notice>}
      <Articles articles={articles} />
    </Page>
  )
}
