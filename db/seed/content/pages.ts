import type { SeedPage } from './kinds.ts'
import { astrologues } from './pages/astrologues.ts'
import { audiotel } from './pages/audiotel.ts'
import { commentConsulter } from './pages/comment-consulter.ts'
import { cosmospace } from './pages/cosmospace.ts'
import { enDirect } from './pages/en-direct.ts'
import { grandsVoyants } from './pages/grands-voyants.ts'
import { gratuite } from './pages/gratuite.ts'
import { gratuiteTchat } from './pages/gratuite-tchat.ts'
import { gratuiteTelephone } from './pages/gratuite-telephone.ts'
import { modes } from './pages/modes.ts'
import { numerologues } from './pages/numerologues.ts'
import { paiement } from './pages/paiement.ts'
import { partenaires } from './pages/partenaires.ts'
import { privee } from './pages/privee.ts'
import { questionGratuite } from './pages/question-gratuite.ts'
import { quiSommesNous } from './pages/qui-sommes-nous.ts'
import { rappelImmediat } from './pages/rappel-immediat.ts'
import { rappelImmediatVoyance } from './pages/rappel-immediat-voyance.ts'
import { sansAttente } from './pages/sans-attente.ts'
import { serieuse } from './pages/serieuse.ts'
import { servicesGratuits } from './pages/services-gratuits.ts'
import { sms } from './pages/sms.ts'
import { tarologues } from './pages/tarologues.ts'
import { tchat } from './pages/tchat.ts'
import { telephone } from './pages/telephone.ts'
import { voyants } from './pages/voyants.ts'
import { signPages } from './sign-pages.ts'

export const pages: readonly SeedPage[] = [
  commentConsulter,
  paiement,
  modes,
  privee,
  serieuse,
  enDirect,
  sansAttente,
  voyants,
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
  grandsVoyants,
  cosmospace,
  quiSommesNous,
  partenaires,
  ...signPages,
]
