import { Page } from '../../ui/page/page.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orNotFound } from '../session/page-door.server.ts'
import type { Route } from './+types/style-guide.page'
import { Controls } from './components/controls.tsx'
import { Display } from './components/display.tsx'
import { Foundations } from './components/foundations.tsx'
import { texts } from './texts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  orNotFound(visitOf(context).app.config.mode === 'demo' ? true : null)
  return null
}

export default function StyleGuidePage() {
  const t = useTexts(texts)
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>} width="wide">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <Foundations />
      <Controls />
      <Display />
    </Page>
  )
}
