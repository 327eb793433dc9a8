import { seasons } from '../../../../sites/seasons/season.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { SeasonScene } from '../../../../ui/season/season-scene.tsx'
import { SeasonSky } from '../../../../ui/season/season-sky.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as seasonTexts } from '../../../house/seasons/texts.ts'
import { texts } from '../texts.ts'
import styles from './seasons.module.css'
import { Shown, Specimen } from './specimen.tsx'

/** The nine seasons in this brand's night colours. */
export function Seasons() {
  const guide = useTexts(texts)
  const t = useTexts(seasonTexts)
  return (
    <Section title={guide('seasons')} id="saisons">
      <p className={styles.lead}>{t('lead')}</p>
      <Specimen title={t('pictures')} source="season">
        <div className={styles.samples}>
          {seasons.map((season) => (
            <Shown key={season} state={t(season)}>
              <div data-season={season} className={classNames('night', styles.sample)}>
                <div className={styles.header}>
                  <SeasonScene />
                </div>
                <SeasonSky />
              </div>
            </Shown>
          ))}
        </div>
      </Specimen>
    </Section>
  )
}
