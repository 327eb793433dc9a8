import type { SeedPage } from './kinds.ts'
import { astrologues } from './pages-second/astrologues.ts'
import { audiotel } from './pages-second/audiotel.ts'
import { commentConsulter } from './pages-second/comment-consulter.ts'
import { cosmospace } from './pages-second/cosmospace.ts'
import { enDirect } from './pages-second/en-direct.ts'
import { grandsMediums } from './pages-second/grands-mediums.ts'
import { gratuite } from './pages-second/gratuite.ts'
import { gratuiteTchat } from './pages-second/gratuite-tchat.ts'
import { gratuiteTelephone } from './pages-second/gratuite-telephone.ts'
import { mediums } from './pages-second/mediums.ts'
import { modes } from './pages-second/modes.ts'
import { numerologues } from './pages-second/numerologues.ts'
import { paiement } from './pages-second/paiement.ts'
import { partenaires } from './pages-second/partenaires.ts'
import { privee } from './pages-second/privee.ts'
import { questionGratuite } from './pages-second/question-gratuite.ts'
import { quiSommesNous } from './pages-second/qui-sommes-nous.ts'
import { rappelImmediat } from './pages-second/rappel-immediat.ts'
import { rappelImmediatVoyance } from './pages-second/rappel-immediat-voyance.ts'
import { sansAttente } from './pages-second/sans-attente.ts'
import { serieuse } from './pages-second/serieuse.ts'
import { servicesGratuits } from './pages-second/services-gratuits.ts'
import { sms } from './pages-second/sms.ts'
import { tarologues } from './pages-second/tarologues.ts'
import { tchat } from './pages-second/tchat.ts'
import { telephone } from './pages-second/telephone.ts'

export const pagesOfSecond: readonly SeedPage[] = [
  commentConsulter,
  paiement,
  modes,
  privee,
  serieuse,
  enDirect,
  sansAttente,
  mediums,
  astrologues,
  tarologues,
  numerologues,
  tchat,
  sms,
  telephone,
  audiotel,
  rappelImmediat,
  rappelImmediatVoyance,
  servicesGratuits,
  questionGratuite,
  gratuite,
  gratuiteTchat,
  gratuiteTelephone,
  grandsMediums,
  cosmospace,
  quiSommesNous,
  partenaires,
]
