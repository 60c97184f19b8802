// Links to register by, and what a registration asks for: calls of pages before a login; those of agents stand in own.ts.
import * as z from 'zod/mini';
import { nothing, post, specPost, text } from '../../core/index.ts';
import { ContactKind } from '../contact/shapes.ts';
import { Grant, linkCode } from '../../auth/login/shapes.ts';
import { DEMO_CODES, LINK_CODES, REGISTER_SEND_CODES } from './codes.ts';
import { FieldNeeds, LinkFacts } from './shapes.ts';

export { deleteOwnLink, disableOwnLink, getOwnComers, getOwnLinks, makeOwnLink } from './own.ts';

const Work = z.optional(z.string().check(z.maxLength(512)));

/** The reply is ours: the specification names the call alone, and that it is kept for 10 minutes. */
export const getRegisterLinkCode = specPost('/api/Register/GetRegisterLinkCode', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  /** Empty: there is none. */
  output: z.object({ RegisterLinkCode: z.string() }),
  about: 'The code that a registration without one goes by.',
});

/** As above. */
export const getDemoLink = specPost('/api/Register/GetDemoLink', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  /** A path of this site, an https address of another, or empty: there is none. */
  output: z.object({ DemoLink: z.string() }),
  about: 'Where one plays without an account.',
});

export const getRegisterForm = post('/api/Register/GetForm', {
  access: 'anyone',
  passive: true,
  input: z.strictObject({ Link: z.optional(linkCode) }),
  output: z.object({
    Fields: FieldNeeds,
    /** Nobody registers without a link. */
    IsLinkNeeded: z.boolean(),
    Link: z.nullable(LinkFacts),
  }),
  codes: LINK_CODES,
  about: 'What a registration asks for, and what the link makes of who registers by it.',
});

export const sendRegisterCode = post('/api/Register/SendCode', {
  access: 'anyone',
  input: z.strictObject({ Kind: ContactKind, Address: text.check(z.maxLength(128)), Work }),
  /** The same whether the address is somebody's already or not. */
  output: z.object({
    /** Seconds that the code is good for, and after which there may be another. */
    GoodFor: z.int(),
    ResendAfter: z.int(),
  }),
  codes: REGISTER_SEND_CODES,
  about: 'Sends a code to the phone or the email of who registers.',
});

export const openDemo = post('/api/Register/OpenDemo', {
  access: 'anyone',
  input: z.strictObject({
    /** Over 18 and agrees to the terms. */
    Agree: z.boolean(),
    Work,
  }),
  output: Grant,
  codes: DEMO_CODES,
  about: 'Opens an account with play money for one login, and signs it in.',
});
