import { href } from 'react-router'
import { SIGNS } from '../../../astrology/names.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Choices } from '../../../ui/choices/choices.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { findEntry } from '../../content/content/read-entries.server.ts'
import { waysOfPage } from '../../content/content/ways-out.server.ts'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound, orWaysOut } from '../../house/visit/page-door.server.ts'
import { SignMedal } from '../../sky/sky/components/sign-medal.tsx'
import { texts } from '../../sky/sky/sign-page-texts.ts'
import { signPageAddress, signPageAt } from '../../sky/sky/sign-pages.ts'
import { texts as names } from '../../sky/sky/texts.ts'
import type { Route } from './+types/about-sign.page'
import { Prose } from './components/prose.tsx'
import { SignWays } from './components/sign-ways.tsx'
import { Talk } from './components/talk.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { topic, sign } = orNotFound(signPageAt(params.slug))
  const visit = visitOf(context)
  const found = await findEntry(visit, 'page', url.pathname)
  const { title, description, lead, picture, body } = await orWaysOut(found, () => waysOfPage(visit, url.pathname))
  const readOn = await relatedPages(visit, url.pathname, ['article', 'term'])
  return { topic, sign, title, description, lead, picture, body, readOn }
}

export default function AboutSignPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const name = useTexts(names)
  const site = useShell()?.site.label ?? ''
  const { topic, sign, title, description, lead, picture, body } = loaderData
  const signs = SIGNS.map((one) => ({ to: signPageAddress(topic, one), label: name(one), chosen: one === sign }))
  return (
    <Page
      title={title}
      lead={<p>{lead}</p>}
      portrait={<SignMedal sign={sign} size={120} first />}
      aside={
        <>
          <SignWays topic={topic} sign={sign} />
          <Talk />
        </>
      }
    >
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} type="article" />
      <Breadcrumb
        steps={[{ label: t('title'), to: href('/astrologie') }]}
        here={t(`one.${topic}`, { sign: name(sign) })}
      />
      {picture ? <Picture of={picture} eager /> : null}
      <Prose html={body} />
      <Choices label={t('otherSigns')} choices={signs} />
      <Related pages={loaderData.readOn} />
    </Page>
  )
}
