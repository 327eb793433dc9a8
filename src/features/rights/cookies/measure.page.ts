import { data } from 'react-router'
import { nonceOf, visitOf } from '../../../visit-context.ts'
import type { Route } from './+types/measure.page'
import { measureDocument, measurePolicy } from './measure-document.ts'
import { choiceIn } from './rules.ts'

/** The frame of the tag manager: served only to visitors who accepted, and only if the site has a container. */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const { app, site } = visitOf(context)
  const { tagManager } = app.config
  const choice = choiceIn(request.headers.get('cookie'), app.config.mode === 'production')
  if (!tagManager || choice !== 'accepted') throw data(null, { status: 404 })
  const nonce = nonceOf(context)
  return new Response(measureDocument({ tagManager, container: site.tagManagerId, nonce }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': measurePolicy(tagManager, nonce),
    },
  })
}
