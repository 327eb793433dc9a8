import { href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Articles } from '../../../ui/page/articles.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/terms.page'
import { TERMS, termsSections, termsTexts } from './terms-texts.ts'
import { texts } from './texts.ts'
import { dataContact } from './views.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site } = visitOf(context)
  return { company: site.label, contact: dataContact(site) }
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const say = useTexts(termsTexts)
  const { company } = loaderData
  const articles = termsSections.map(([id, name]) => ({ id, title: say(`${name}Title`), text: say(name, loaderData) }))
  return (
    <Page
      title={t('termsTitle')}
      lead={t('termsVersion', { company, version: TERMS.version, day: inDay(TERMS.since) })}
      plate={<PageScene of={href('/page/conditions')} />}
      aside={<SideContents parts={articles} />}
    >
      <title>{t('termsTitle')}</title>
      <meta name="description" content={t('termsDescription')} />
      <Articles articles={articles} />
    </Page>
  )
}
