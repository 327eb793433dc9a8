import type { Visit } from '../../../app.ts'
import { createFeed, removeFeed } from './feed.server.ts'

/** The forms of the private calendar, on both sides' pages: null for any other form. */
export async function actOnFeed(visit: Visit, form: FormData): Promise<{ address: string } | 'ended' | null> {
  switch (form.get('intent')) {
    case 'feed':
      return createFeed(visit, form.get('named') === 'on')
    case 'feed-end':
      await removeFeed(visit)
      return 'ended'
    default:
      return null
  }
}
