/**
 * Two planets that pull apart: both sides are told, and neither is the right one. By the two planets in the order of
 * PLANETS; {aspect} is the name of the aspect.
 */
export const tensions = {
  'sun moon':
    'Vous voulez une chose et vous avez besoin d’une autre ({aspect}). Le jour, c’est la volonté qui décide ; le soir, l’humeur présente la note. Vos parents ont sans doute joué ces deux rôles avant vous, et vous avez passé du temps à les départager.',
  'sun mars':
    'Vous avez de l’autorité et vous la mettez à l’épreuve chaque jour ({aspect}). L’élan vient trop fort, et un ordre mal donné vous dresse contre un chef que vous estimiez. La même force a gagné des causes que l’on disait perdues.',
  'sun jupiter':
    'Vous savez ce que vous valez, et vous annoncez davantage ({aspect}). Entre la mesure et l’excès vous choisissez le second, puis vous tenez parole à force d’heures. Les gens retiennent la promesse ; personne ne voit les nuits.',
  'sun saturn':
    'Vous voulez briller et vous vous l’interdisez ({aspect}). Une voix sévère, celle d’un père ou d’un maître, demande encore vos résultats. De là une réserve que l’on prend pour de l’orgueil, et une endurance qui vous fait arriver quand les autres ont renoncé.',
  'sun uranus':
    'Vous cherchez votre place et vous la faites sauter quand vous l’avez trouvée ({aspect}). L’habitude vous étouffe, l’imprévu vous rend du souffle, et l’entourage ne sait jamais lequel vous demandez.',
  'sun neptune':
    'Vous savez qui vous êtes, sauf devant certaines personnes ({aspect}). L’idéal vous guide et vous égare tour à tour ; un rôle que l’on attend de vous finit par sembler le vôtre. Les artistes connaissent bien ce flottement.',
  'sun pluto':
    'Vous refusez qu’on vous commande, et le pouvoir vous attire ({aspect}). Toute relation devient une affaire de force avant d’être une affaire de goût. Une crise vous a refait des pieds à la tête ; vous n’en parlez pas.',
  'moon mercury':
    'Vous ressentez d’un côté, vous expliquez de l’autre ({aspect}). La tête trouve des raisons à des larmes qui en avaient de meilleures, et vous répondez un argument à qui demandait les bras.',
  'moon venus':
    'Vous demandez de la sécurité et du plaisir, et ce n’est pas la même personne qui les donne ({aspect}). Vous cédez par gentillesse, puis la rancune parle à votre place.',
  'moon mars':
    'Vous protégez et vous attaquez avec la même passion ({aspect}). Une remarque sur les vôtres suffit à mettre le feu, et le regret vient avec le silence qui suit. Vivre près de vous demande de la franchise ; on ne s’y ennuie pas.',
  'moon jupiter':
    'Vous donnez trop, pour recevoir autant ({aspect}). Le cœur promet, l’agenda ne suit pas, et l’on vous croit infidèle quand vous avez seulement dit oui à tout le monde.',
  'moon saturn':
    'Vous avez besoin d’autrui et vous n’appelez pas ({aspect}). Quelqu’un, autrefois, vous a appris à vous passer de consolation. On s’appuie sur vous, qui passez pour un roc ; peu ont vu ce que cela coûte, et ceux-là sont restés.',
  'moon uranus':
    'Vous réclamez de la tendresse et de l’air dans la même phrase ({aspect}). Dès que l’on s’installe, vous cherchez la sortie ; dès que l’on s’éloigne, vous appelez. L’enfance a manqué de calme, et vous vivez depuis avec une valise à portée de main.',
  'moon neptune':
    'Vous sentez tout, sans savoir à qui cela appartient ({aspect}). La pitié vous fait ouvrir à des gens que la prudence aurait laissés dehors. Entre l’émotion vraie et celle que vous imaginez, la frontière se déplace avec la fatigue.',
  'moon pluto':
    'Vous aimez sans mesure et vous vous méfiez autant ({aspect}). Un abandon ancien, réel ou redouté, vous fait surveiller ce que vous pourriez perdre. Vos proches connaissent vos silences mieux que vos colères.',
  'mercury mars':
    'Vous voulez convaincre et vous gagnez contre les gens ({aspect}). La réponse part avant la réflexion, drôle et coupante ; on vous redoute en réunion, on vous réclame dans les litiges.',
  'mercury jupiter':
    'Vous avez le sens de l’ensemble et l’oubli des détails ({aspect}). Vous concluez sur deux exemples, vous signez sans lire l’annexe, et votre optimisme coûte des relectures à qui travaille avec vous.',
  'mercury saturn':
    'Vous pensez juste et vous parlez tard ({aspect}). La peur de dire une bêtise, venue de l’école ou d’un frère plus rapide, retient des phrases que l’on attendait. Par écrit, vous faites autorité.',
  'mercury uranus':
    'Vous avez l’idée avant la preuve ({aspect}). Votre esprit saute les étapes et s’impatiente de qui les monte, si bien que l’on vous donne raison deux ans trop tard.',
  'mercury neptune':
    'Vous imaginez ce que vous n’avez pas entendu ({aspect}). Le flou vous sert pour écrire ou composer, il vous nuit devant un contrat ; vous comprenez l’intention et vous oubliez le chiffre.',
  'mercury pluto':
    'Vous cherchez la vérité et vous ne lâchez pas qui la cache ({aspect}). Une question de vous fait l’effet d’un interrogatoire. Vous gardez les secrets, les vôtres surtout.',
  'venus mars':
    'Vous désirez et vous aimez dans deux directions ({aspect}). Ce qui vous attire n’est pas ce qui vous convient, du moins pas tout de suite, et vos débuts font des étincelles que la paix déçoit ensuite.',
  'venus jupiter':
    'Vous aimez l’abondance et la facture vous surprend ({aspect}). En amour vous promettez l’été toute l’année ; au restaurant, vous payez la tournée. La retenue vous vient après coup, et jamais pour les autres.',
  'venus saturn':
    'Vous voulez qu’on vous aime et vous demandez des preuves ({aspect}). L’attente vous est familière, un amour lointain ou plus âgé aussi. Vous restez quand d’autres partiraient, ce qui est une force tant que personne n’en abuse.',
  'venus uranus':
    'Vous voulez un lien et vous voulez partir ({aspect}). Le coup de foudre vous connaît, la routine vous fait fuir, et il vous arrive de quitter quelqu’un que vous aimez encore. Seuls restent ceux qui ont une vie à eux.',
  'venus neptune':
    'Vous aimez un visage et l’idée que vous vous en faites ({aspect}). La déception arrive avec la réalité, sans que personne ait menti. Vous pardonnez trop longtemps, par fidélité à ce que vous aviez vu le premier jour.',
  'venus pluto':
    'Vous cherchez la fusion et vous craignez l’emprise ({aspect}). Le désir prend toute la place, la jalousie parle avant vous, et une rupture vous change de fond en comble. Un amour tiède ne vous concerne pas.',
  'mars jupiter':
    'Vous foncez et vous voyez trop grand ({aspect}). Le risque vous excite, la limite vous vexe ; vous avez gagné des paris que personne n’aurait pris, et payé le reste comptant.',
  'mars saturn':
    'Vous accélérez et vous freinez en même temps ({aspect}). L’action vous coûte un effort que l’on ne soupçonne pas, car vous avancez contre une peur. Ce que vous terminez est d’une solidité à toute épreuve.',
  'mars uranus':
    'Vous supportez tout, puis vous agissez d’un coup ({aspect}). L’ordre reçu vous fait dérailler, l’urgence vous va. Une démission ou un départ, vos tournants tiennent en une minute.',
  'mars neptune':
    'Vous vous battez pour des causes et vous reculez devant une dispute ({aspect}). La volonté se dissout quand le but est trop terrestre. On parle de mollesse ; vous attendez une raison qui en vaille la peine.',
  'mars pluto':
    'Vous avez une force que vous redoutez ({aspect}). Rien ne vous arrête, sauf la crainte de ce que vous feriez si rien ne vous arrêtait. Bien placée, elle déplace des montagnes ; contrariée, elle vous réveille la nuit.',
} as const
