import { redirect } from 'react-router'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import type { Route } from './+types/signs.page'
import { SignForm } from './components/sign-form.tsx'
import { isSign, pairPath } from './pair-address.ts'
import { texts } from './texts.ts'

/** Redirects the form with two signs to their page; if one is missing, asks again. */
export function loader({ url }: Route.LoaderArgs) {
  const [one, other] = [url.searchParams.get('un'), url.searchParams.get('deux')]
  if (isSign(one) && isSign(other)) throw redirect(pairPath(one, other))
  return { ...(isSign(one) && { one }), ...(isSign(other) && { other }), missing: url.searchParams.size > 0 }
}

export default function SignsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page title={t('signsTitle')} lead={<p>{t('signsLead')}</p>} width="narrow">
      <title>{t('head')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <SignForm {...loaderData} />
    </Page>
  )
}
