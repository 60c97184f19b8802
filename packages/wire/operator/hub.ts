import * as z from 'zod/mini';
import { auditTopic, hubEvent, hubMethod } from '../core/index.ts';

/** Hear of every row of the audit as it is written. */
export const watchAudit = hubMethod('WatchAudit', [], z.boolean(), 'operator.audit.read');

/** There is a new row: a hint, the list has it. */
export const auditWritten = hubEvent('AuditWritten', auditTopic, z.object({ Target: z.string() }));
