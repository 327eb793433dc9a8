import { href } from 'react-router'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { pairPath } from '../../sky/compatibility/pair-address.ts'
import { texts as match } from '../../sky/compatibility/texts.ts'
import { texts as signPages } from '../../sky/sky/sign-page-texts.ts'
import { SIGN_TOPICS, type SignTopic, signPageAddress } from '../../sky/sky/sign-pages.ts'
import { texts as names } from '../../sky/sky/texts.ts'
import { crumbs, list, type Node, page, type Shown } from './structured-nodes.ts'

interface AboutSign {
  topic: SignTopic
  sign: Sign
  title: string
  description: string
}

/** The pages of signs, and of two signs together. */
export const structuredSigns = {
  'features/site/reading/signs.page': ({ site, path, t }: Shown<unknown>): Node[] => [
    {
      ...page(site, 'CollectionPage', { path, name: t(signPages, 'title'), description: t(signPages, 'description') }),
      mainEntity: list(
        site,
        SIGN_TOPICS.flatMap((topic) =>
          SIGNS.map((sign) => ({
            name: t(signPages, `one.${topic}`, { sign: t(names, sign) }),
            path: signPageAddress(topic, sign),
          })),
        ),
      ),
    },
  ],
  'features/site/reading/about-sign.page': ({ site, path, t, data }: Shown<AboutSign>): Node[] => [
    page(site, 'WebPage', { path, name: data.title, description: data.description }),
    crumbs(site, [
      { name: t(signPages, 'title'), path: href('/astrologie') },
      { name: t(signPages, `one.${data.topic}`, { sign: t(names, data.sign) }), path },
    ]),
  ],
  'features/sky/compatibility/pair.page': ({ site, t, data }: Shown<{ pair: readonly [Sign, Sign] }>): Node[] => {
    const [one, other] = data.pair
    const said = { one: t(names, one), other: t(names, other) }
    const path = pairPath(one, other)
    return [
      page(site, 'WebPage', {
        path,
        name: t(match, 'pairTitle', said),
        description: t(match, 'pairDescription', said),
      }),
      crumbs(site, [
        { name: t(match, 'title'), path: href('/compatibilite-amoureuse') },
        { name: t(match, 'pairTitle', said), path },
      ]),
    ]
  },
}
