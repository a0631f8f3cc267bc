import { rows, type AiTell } from './tell-rows.ts';

/** The English part of the list of tells. */
export const englishTells: readonly AiTell[] = [
  ...rows(
    'en',
    3,
    `in today's fast-paced
    in today's digital
    in today's ever-changing
    in an ever-evolving
    ever-evolving landscape
    fast-paced world
    delve into = look into
    delve
    delves
    delving
    delving into = looking into
    delves into = looks into
    let's dive in
    let's delve
    dive deep into = look into
    a testament to
    rich tapestry
    tapestry of
    game-changer
    game changer
    game-changing
    unlock the power
    unlock the secrets
    unlock your potential
    unleash the power
    unleash your
    harness the power of = use
    elevate your
    embark on a journey
    embark on this journey
    navigate the complexities
    navigating the complexities
    navigating the world of
    it's important to note that =
    it is important to note that =
    it's worth noting that =
    it is worth noting that =
    in conclusion =
    in the realm of = in
    plays a crucial role
    plays a vital role
    plays a pivotal role
    stands as a
    not just a * it's a
    isn't just * it's
    isn't just about
    more than just a
    whether you're a * or a
    look no further
    seamlessly integrates
    treasure trove
    at the end of the day, it's
    transform your life
    revolutionize the way
    take your * to the next level
    i hope this email finds you well`,
  ),
  ...rows(
    'en',
    2,
    `moreover = also
    furthermore = also
    additionally = also
    ultimately
    seamless
    seamlessly
    robust
    leverage
    leveraging = using
    foster
    fostering
    pivotal = important
    crucial = important
    vibrant
    multifaceted
    myriad
    a plethora of = many
    underscores
    cutting-edge = new
    holistic
    empower
    empowering
    transformative
    utilize = use
    utilizing = using
    intricate
    meticulously
    bustling
    nestled`,
    2,
  ),
];
