/** Two planets, one of each person in any order, that help one another or pull apart; {aspect} names their aspect. */
export const bonds = {
  'sun sun': {
    flow: 'vos volontés vont du même côté ({aspect}) : les grandes décisions se prennent sans bras de fer, et chacun est fier de l’autre en public.',
    tense:
      'vos volontés se heurtent ({aspect}) : chacun veut conduire, et l’admiration se mêle de rivalité. Chacun y gagne un caractère plus net.',
  },
  'sun moon': {
    flow: 'ce que l’un veut répond à ce dont l’autre a besoin ({aspect}), et c’est le vieux signe des couples qui durent.',
    tense:
      'ce que l’un décide dérange ce dont l’autre a besoin ({aspect}). Vous vivez la même journée sur deux rythmes, et les excuses arrivent en retard.',
  },
  'sun mercury': {
    flow: 'les mots de l’un mettent en valeur les projets de l’autre ({aspect}), et vous feriez de bons associés.',
    tense:
      'une remarque de l’un touche l’orgueil de l’autre ({aspect}), et la discussion porte vite sur autre chose que son sujet.',
  },
  'sun venus': {
    flow: 'l’un plaît à l’autre sans rien faire ({aspect}), et cela se remarque à dix mètres.',
    tense: 'le goût de l’un contrarie la fierté de l’autre ({aspect}), sur l’argent et sur les invités en particulier.',
  },
  'sun mars': {
    flow: 'l’énergie de l’un sert l’ambition de l’autre ({aspect}), et à deux vous entreprenez.',
    tense: 'l’un pousse et l’autre résiste ({aspect}) ; il y a de l’électricité, et des portes qui claquent.',
  },
  'moon moon': {
    flow: 'vos besoins se ressemblent ({aspect}), et partager un toit vous coûte peu.',
    tense:
      'vos besoins s’opposent ({aspect}) : quand l’un veut du monde, l’autre veut le silence. Le couple est les deux, à tour de rôle.',
  },
  'moon mercury': {
    flow: 'l’un trouve les mots de ce que l’autre éprouve ({aspect}), et l’on se confie sans préparation.',
    tense: 'l’un raisonne quand l’autre ressent ({aspect}), et chacun croit que l’autre n’écoute pas.',
  },
  'moon venus': {
    flow: 'l’affection circule librement ({aspect}), et vous savez vous faire du bien.',
    tense: 'l’un offre ce que l’autre ne demandait pas ({aspect}), et la gentillesse se perd en route.',
  },
  'moon mars': {
    flow: 'le désir de l’un rassure l’autre au lieu de l’inquiéter ({aspect}), ce qui n’est pas si courant.',
    tense:
      'l’impatience de l’un blesse l’autre ({aspect}), qui se ferme ; les nuits réconcilient ce que les journées divisent.',
  },
  'mercury mercury': {
    flow: 'vous pensez sur la même longueur d’onde ({aspect}), et l’un finit la phrase que l’autre commence.',
    tense:
      'vous raisonnez à l’inverse ({aspect}) : des débats brillants, et des malentendus sur l’heure du rendez-vous.',
  },
  'mercury venus': {
    flow: 'vous savez vous parler avec grâce ({aspect}), même pour dire non.',
    tense: 'le ton de l’un déplaît à l’autre plus que le fond ({aspect}), et le message se perd.',
  },
  'mercury mars': {
    flow: 'les idées de l’un deviennent les actes de l’autre ({aspect}), et rien ne reste longtemps à l’état de projet.',
    tense: 'les mots de l’un piquent l’autre au vif ({aspect}) ; vous vous disputez bien, et trop.',
  },
  'venus venus': {
    flow: 'vous aimez les mêmes choses et de la même façon ({aspect}), si bien que les cadeaux tombent juste.',
    tense:
      'vous n’aimez pas de la même manière ({aspect}) : ce qui est une preuve pour l’un est un détail pour l’autre.',
  },
  'venus mars': {
    flow: 'le désir est simple et réciproque ({aspect}), et il survivra aux mauvaises passes.',
    tense:
      'le désir est vif et maladroit ({aspect}) : l’un avance quand l’autre voudrait qu’on attende. Cela retient autant que cela agace.',
  },
  'mars mars': {
    flow: 'vous avez le même rythme dans l’effort ({aspect}), et vous faites équipe.',
    tense: 'vos colères se répondent ({aspect}), et aucune ne cède la première.',
  },
  'sun jupiter': {
    flow: 'l’un croit en l’autre plus que l’autre n’y croit ({aspect}), et cette confiance porte.',
    tense: 'vous vous encouragez au-delà du raisonnable ({aspect}), surtout pour dépenser.',
  },
  'moon jupiter': {
    flow: 'l’un rend l’autre plus gai ({aspect}), et la maison accueille volontiers.',
    tense: 'l’un promet plus que l’autre ne peut attendre ({aspect}), et la déception vient de l’excès.',
  },
  'venus jupiter': {
    flow: 'vous vous gâtez ({aspect}), et l’entourage profite de votre bonne humeur.',
    tense: 'vous aimez au-dessus de vos moyens ({aspect}), en argent comme en promesses.',
  },
  'sun saturn': {
    flow: 'l’un donne à l’autre de la tenue ({aspect}), et les années jouent pour vous.',
    tense: 'l’un juge, l’autre se justifie ({aspect}) ; l’estime est forte, l’insouciance manque.',
  },
  'moon saturn': {
    flow: 'l’un offre à l’autre un abri solide ({aspect}), auquel on revient.',
    tense: 'l’un demande du réconfort, l’autre donne un conseil ({aspect}), et cette froideur n’est qu’une maladresse.',
  },
  'venus saturn': {
    flow: 'l’attachement est sérieux ({aspect}), et vous parlez d’avenir sans trembler.',
    tense:
      'l’un aime et l’autre compte ({aspect}) ; le lien tient par devoir les jours où il ne tient plus par plaisir.',
  },
  'venus uranus': {
    flow: 'vous vous étonnez encore ({aspect}), et chacun garde sa liberté.',
    tense: 'l’un s’attache quand l’autre s’échappe ({aspect}), et vous échangez les rôles.',
  },
  'venus pluto': {
    flow: 'l’attirance est de celles qui changent une vie ({aspect}), sans que personne l’ait prévu.',
    tense: 'la passion tourne à la possession ({aspect}) quand l’un des deux a peur.',
  },
} as const
