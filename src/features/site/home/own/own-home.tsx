import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { PAUSE_PAGE } from '../../../people/pauses/rules.ts'
import { LivingSky } from '../../../sky/tonight/components/living-sky.tsx'
import { SkyLink } from '../../../sky/tonight/components/sky-link.tsx'
import type { ShownTonight } from '../../../sky/tonight/read-tonight.server.ts'
import { OwnFavorites } from './own-favorites.tsx'
import sheet from './own-home.css?url'
import { LeftOpenList, Words } from './own-kept.tsx'
import { Means } from './own-means.tsx'
import { ownTexts } from './own-texts.ts'
import type { ClientHome, OwnHome as Own } from './read-own-home.server.ts'

/** The personal part of the home, above the rest; it has a style sheet of its own, which visitors don't load. */
export default function OwnHome({ own: { greeting, place, client }, sky }: { own: Own; sky: ShownTonight }) {
  const t = useTexts(ownTexts)
  const firstName = useShell()?.person?.firstName ?? ''
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="own" />
      <div className={classNames('night', 'own-band')}>
        <div className="own-inside">
          <div className="own-words">
            <h1>{t(`greeting.${greeting}`, { firstName })}</h1>
            {client?.means ? <Means means={client.means} /> : null}
            {client && !client.means ? (
              <p>
                {t('onPause')} <OnwardLink to={PAUSE_PAGE}>{t('pause')}</OnwardLink>
              </p>
            ) : null}
            {client ? <Day client={client} /> : null}
            {place ? (
              <p>
                <ButtonLink to={href('/espace-voyant')}>{t(`place.${place}`)}</ButtonLink>
              </p>
            ) : null}
          </div>
          <LivingSky {...sky} className="own-art">
            <SkyLink />
          </LivingSky>
        </div>
      </div>
      {client ? <Parts client={client} /> : null}
    </>
  )
}

/** Today's sky on the client's own chart, or where their sign's is. */
function Day({ client: { day, bySign } }: { client: ClientHome }) {
  const t = useTexts(ownTexts)
  if (bySign) return <OnwardLink to={bySign}>{t('signGo')}</OnwardLink>
  if (!day) return null
  return (
    <section aria-labelledby="mon-ciel" className="own-day">
      <h2 id="mon-ciel">{t('dayTitle')}</h2>
      {day.headline ? <p className="own-headline">{day.headline}</p> : null}
      {day.sentence ? <p>{day.sentence}</p> : null}
      <OnwardLink to={day.to}>{t('dayGo')}</OnwardLink>
    </section>
  )
}

function Parts({ client: { favorites, left, words, last } }: { client: ClientHome }) {
  const hasKept = left.length > 0 || words !== null || last !== null
  if (favorites.length === 0 && !hasKept) return null
  return (
    <div className="own-parts">
      {favorites.length > 0 ? <OwnFavorites psychics={favorites} /> : null}
      {hasKept ? (
        <div className="own-column">
          {left.length > 0 ? <LeftOpenList left={left} /> : null}
          {words || last ? <Words words={words} last={last} /> : null}
        </div>
      ) : null}
    </div>
  )
}
