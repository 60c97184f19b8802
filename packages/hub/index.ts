export { createHubServer } from './server.ts';
export type { CloseServerOptions, HubServer } from './server.ts';
export type { ConnectionInfo, Farewell, Hub, HubStats, Outlet } from './hub.ts';
export type { Share } from './connection/share.ts';
export type { Metric, MetricPoint } from './connection/meter.ts';
export { defaultLimits, denied } from './options.ts';
export type {
  Admission,
  Admitted,
  Clock,
  Denied,
  HubOptions,
  HubServerOptions,
  Limits,
  Redirection,
} from './options.ts';
export type { HubLog } from './log.ts';
export type { RawConnection, RawHandler } from './raw/raw-connection.ts';
export { bearerOf, withoutTokens } from './transport/reply.ts';
export type { TransportName } from './transport/transport.ts';
export { call, merge, stream } from './dispatch/method.ts';
export type { CallOptions, Method, Methods, Streamable } from './dispatch/method.ts';
export { defineHub } from './dispatch/definition.ts';
export type { HubDefinition } from './dispatch/definition.ts';
export type { CallContext, HubContext, HubRequest, OwnGroups } from './dispatch/context.ts';
export type { HubFilter, Trace } from './dispatch/filter.ts';
export { optional, upload } from './dispatch/schema.ts';
export type { Optional, Parameter, Schema, Upload } from './dispatch/schema.ts';
export { HubException } from './dispatch/error.ts';
export { Encoded, encodeEvent } from './protocol/encoded.ts';
export { jsonProtocol } from './protocol/json.ts';
export { ProtocolError } from './protocol/protocol.ts';
export type { Protocol, Taken, TransferFormat } from './protocol/protocol.ts';
export type { HubMessage } from './protocol/message.ts';
export type {
  AddressKind,
  AddressWatcher,
  Answer,
  Delivery,
  DeliveryHost,
  GroupChange,
  LocalConnections,
  Receiver,
  Target,
} from './delivery/delivery.ts';
export type {
  AnyEvents,
  AnyResults,
  AskOptions,
  CallerSender,
  EventMap,
  OneRecipient,
  Recipients,
  ResultMap,
  Sender,
} from './delivery/sender.ts';
