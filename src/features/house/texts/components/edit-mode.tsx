import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { plainWording } from '../../../../platform/i18n/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts, WordingContext } from '../../../../ui/wording.tsx'
import { texts } from '../editor-texts.ts'
import { LOCALES, type Locale, type Version } from '../rules.ts'
import css from './edit-mode.css?inline'
import type { Place } from './find-places.ts'
import { TextPanel } from './text-panel.tsx'
import { usePlaces } from './use-places.ts'

/** Makes every text of the page editable. The editor's own texts are not editable, and carry no key. */
export default function EditMode() {
  const locale = useContext(WordingContext).locale as Locale
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
  return (
    <WordingContext value={plainWording}>
      <Editor locale={locale} />
    </WordingContext>
  )
}

function Editor({ locale }: { locale: Locale }) {
  const t = useTexts(texts)
  const label = useShell()?.site.label ?? ''
  const own = useRef<HTMLDivElement>(null)
  const places = usePlaces(own)
  useStayInMode(own, locale)
  const [isShown, setShown] = useState(true)
  const [opened, setOpened] = useState<readonly string[] | null>(null)
  // Unsaved texts, so that closing a panel loses nothing.
  const unsent = useRef(new Map<string, Version>())
  const keys = [...new Set(places.flatMap((place) => place.keys))]
  return (
    <div ref={own}>
      {isShown ? <Layer places={places} onOpen={setOpened} /> : null}
      <section className="edit-bar" aria-label={t('title')}>
        <strong>{t('title')}</strong>
        <span>{t('onSite', { label, language: t(locale) })}</span>
        <span role="status">{t('count', { count: keys.length })}</span>
        <Button variant="secondary" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'hidePlaces' : 'showPlaces')}
        </Button>
        {LOCALES.filter((one) => one !== locale).map((one) => (
          <a key={one} href={`?edit=1&lang=${one}`} hrefLang="fr">
            {t(one)}
          </a>
        ))}
        <a href="?">{t('leave')}</a>
        <details>
          <summary>{t('all')}</summary>
          <ul>
            {keys.map((key) => (
              <li key={key}>
                <button type="button" className="edit-key" onClick={() => setOpened([key])}>
                  {key}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </section>
      {opened ? (
        <TextPanel
          key={opened.join()}
          keys={opened}
          locale={locale}
          unsent={unsent.current}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  )
}

/** Keeps the edit mode when a link of the page is followed. */
function useStayInMode(own: RefObject<HTMLElement | null>, locale: Locale): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const leads = link && link.origin === location.origin && link.pathname !== location.pathname && !link.target
      if (!leads || own.current?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      const to = new URL(link.href)
      to.searchParams.set('edit', '1')
      to.searchParams.set('lang', locale)
      location.assign(to)
    }
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [own, locale])
}

/** A button over each text; smaller places lie above the larger ones around them. */
function Layer({ places, onOpen }: { places: readonly Place[]; onOpen: (keys: readonly string[]) => void }) {
  const t = useTexts(texts)
  const drawn = places.flatMap(({ box, ...place }) => (box === null ? [] : [{ ...place, box }]))
  const sizes = drawn.map(({ box }) => box.width * box.height).sort((a, b) => b - a)
  return (
    <div className="edit-layer">
      {drawn.map(({ keys, text, box }, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: places are rebuilt as a whole
          key={place}
          type="button"
          className="edit-place"
          aria-label={t('place', { text })}
          style={{ ...box, zIndex: sizes.indexOf(box.width * box.height) }}
          onClick={() => onOpen(keys)}
        />
      ))}
    </div>
  )
}
