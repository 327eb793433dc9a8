import { Accordion } from '../../../../ui/accordion/accordion.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { deckAddress } from '../../../content/content/addresses.ts'
import { inKind } from '../../games/in-kind.ts'
import type { GamePageView } from '../read-game-page.server.ts'
import { texts } from '../texts.ts'

/** Each place of each spread and what it asks; the text of what the outlines show. */
export function SpreadPlaces({ game: { spreads, deck, type } }: { game: GamePageView }) {
  const t = useTexts(texts)
  if (type === 'pendulum') return null
  return (
    <section aria-labelledby="places" className="places-section">
      <h2 id="places">{t('places')}</h2>
      <Accordion
        folds={spreads.map(({ name, count, positions }) => ({
          title: `${name} · ${t(inKind(type, 'cards'), { count })}`,
          content: (
            <ol className="places-places">
              {positions.map(({ key, name: place, asks }) => (
                <li key={key}>
                  <strong>{place}.</strong> {asks}
                </li>
              ))}
            </ol>
          ),
        }))}
      />
      <OnwardLink to={deckAddress(deck.slug)}>{t(inKind(type, 'seeCards'))}</OnwardLink>
    </section>
  )
}
