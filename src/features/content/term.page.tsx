import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { OnwardLink } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useShell } from '../../ui/shell/shell-data.ts'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orWaysOut } from '../session/page-door.server.ts'
import type { Route } from './+types/term.page'
import { glossaryAddress, glossaryAt } from './addresses.ts'
import { Prose } from './components/prose.tsx'
import { TermList } from './components/term-list.tsx'
import { readTerm } from './read-glossary.server.ts'
import { texts } from './texts.ts'
import { waysOfTerm } from './ways-out.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const glossary = glossaryAt(url.pathname)
  return orWaysOut(await readTerm(visit, glossary, params.slug), () => waysOfTerm(visit, glossary, params.slug))
}

export default function TermPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { term, glossary, short, body, see } = loaderData
  const parent = { label: t(`glossary.${glossary}`), to: glossaryAddress(glossary) }
  return (
    <Page title={term} lead={<p>{short}</p>} width="narrow">
      <title>{`${t('termTitle', { term })} · ${site}`}</title>
      <meta name="description" content={short} />
      <Breadcrumb steps={[parent]} here={term} />
      <Prose html={body} />
      {see.length > 0 ? (
        <Section title={t('alsoSee')}>
          <TermList terms={see} />
        </Section>
      ) : null}
      <OnwardLink to={parent.to}>{parent.label}</OnwardLink>
    </Page>
  )
}
