import { href, useNavigation } from 'react-router'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { contentOf } from '../../house/consents/views.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/letter.page'
import { LetterAsked, LetterForm } from './components/letter-form.tsx'
import { SignSelect } from './components/sign-select.tsx'
import { takeLetterForm } from './take-letter-form.server.ts'
import { texts } from './texts.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  return {
    content: contentOf('NEWSLETTER', visit.site),
    company: visit.site.label,
    asked: url.searchParams.get('fait') === 'demande',
    demo: visit.app.config.mode === 'demo',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const refused = await takeLetterForm(visitOf(context), await request.formData())
  if (refused) return refused
  throw redirectTo(`${href('/lettre')}?fait=demande`)
}

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { content, company, asked, demo } = loaderData
  return (
    <Page title={t('letterTitle', { company })} lead={t('letterLead')} width="narrow">
      <title>{t('letterTitle', { company })}</title>
      <meta name="description" content={t('letterDescription')} />
      {asked && !actionData ? (
        <LetterAsked demo={demo} />
      ) : (
        <LetterForm content={content} result={actionData?.result} busy={busy}>
          <SignSelect result={actionData?.result} />
        </LetterForm>
      )}
    </Page>
  )
}
