import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { glossaryAddress, glossaryAt } from '../../content/content/addresses.ts'
import { Initial } from '../../content/content/components/plate.tsx'
import { readTerm } from '../../content/content/read-glossary.server.ts'
import { texts } from '../../content/content/texts.ts'
import { waysOfTerm } from '../../content/content/ways-out.server.ts'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orWaysOut } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/term.page'
import { Prose } from './components/prose.tsx'
import { TermList } from './components/term-list.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const glossary = glossaryAt(url.pathname)
  const term = await orWaysOut(await readTerm(visit, glossary, params.slug), () =>
    waysOfTerm(visit, glossary, params.slug),
  )
  const readOn = await relatedPages(visit, url.pathname, ['article', 'psychic'])
  return { ...term, readOn }
}

export default function TermPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { term, glossary, short, body, see } = loaderData
  const parent = { label: t(`glossary.${glossary}`), to: glossaryAddress(glossary) }
  return (
    <Page title={term} lead={<p>{short}</p>} width="narrow" portrait={<Initial of={term} first />}>
      <title>{`${t('termTitle', { term })} · ${site}`}</title>
      <meta name="description" content={short} />
      <ShareMeta title={t('termTitle', { term })} description={short} />
      <Breadcrumb steps={[parent]} here={term} />
      <Prose html={body} />
      {see.length > 0 ? (
        <Section title={t('alsoSee')}>
          <TermList terms={see} />
        </Section>
      ) : null}
      <Related pages={loaderData.readOn} />
      <OnwardLink to={parent.to}>{parent.label}</OnwardLink>
    </Page>
  )
}
