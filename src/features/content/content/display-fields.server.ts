import type { z } from 'zod'
import type { DisplayRules } from './display-filter.ts'
import { choiceOrNone, instantOrNone, lineOrNone, linkOrNone, tick } from './fields.server.ts'
import type { Kind } from './rules.ts'

/** The fields of an item that limit who sees it, on which pages and when. */
export const shownTo = {
  user_type: choiceOrNone(['not_logged_in', 'logged_in']),
  gender: choiceOrNone(['male', 'female']),
  link: linkOrNone,
  path: lineOrNone(200),
  is_exact_path: tick,
  startDate: instantOrNone,
  endDate: instantOrNone,
}

/** Content written before it could be limited has none of these fields. */
const orLeftOut = <S extends z.ZodType>(schema: S) => schema.optional().meta(schema.meta() ?? {})

/** Fields of what has a page of its own, and is on no other. */
export const mayOpenTo = {
  user_type: orLeftOut(shownTo.user_type),
  gender: orLeftOut(shownTo.gender),
  startDate: orLeftOut(shownTo.startDate),
  endDate: orLeftOut(shownTo.endDate),
}

/** The same fields as those of banners, of which each may be left out. */
export const mayBeShownTo = {
  ...mayOpenTo,
  link: orLeftOut(shownTo.link),
  path: orLeftOut(shownTo.path),
  is_exact_path: orLeftOut(shownTo.is_exact_path),
}

/** A check for a shape: an item that ends before it starts would never be shown. */
export function endsAfterStart({ startDate, endDate }: DisplayRules, context: z.RefinementCtx): void {
  if (startDate && endDate && Date.parse(startDate) >= Date.parse(endDate)) {
    context.addIssue({ code: 'custom', path: ['endDate'] })
  }
}

const openToAll = { user_type: null, gender: null, startDate: null, endDate: null }

/** For previews: an editor sees an item whoever it is for, and a banner at once and on every page. */
export const whenPreviewed: Readonly<Partial<Record<Kind, object>>> = {
  notification: { ...openToAll, path: null, is_exact_path: false, delay: 0 },
  article: openToAll,
  term: openToAll,
  question: openToAll,
  page: openToAll,
  offer: openToAll,
  partner: openToAll,
}
